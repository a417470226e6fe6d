import { EMBED_ORIGINS } from '@hoshikraft/document';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

export interface HeaderOptions {
  https: boolean;
  /** Vite's development client talks over a socket and writes style tags of its own. */
  development: boolean;
}

/** Hashes of the inline scripts and styles that a page may run, as sources of its policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hash of nothing: libraries put an empty style element into the page and fill it rule by rule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const contentSecurityPolicy = (
  { scripts, styles }: InlineSources,
  { https, development }: HeaderOptions,
): string =>
  [
    "default-src 'self'",
    `script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${["'self'", ...styles, EMPTY_STYLE].join(' ')}`,
    // Widths, gradients and delays that a component computes; an attribute cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // Players of videos in documents, each after a press.
    `frame-src ${EMBED_ORIGINS.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Headers that are the same on every response; the policy of a page names its inline scripts. */
const fixedHeaders = (https: boolean) =>
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

/** Features of the browser that no page of ours uses. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** Names of all headers that are for this host alone to say, in lower case. */
export const OWN_SECURITY_HEADERS: readonly string[] = [
  'content-security-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/**
 * Sets the headers of docs/product/site-shell.md#content-security-policy on every answer; a page replaces the policy by one
 * that names its inline scripts.
 */
export const securityHeaders = (options: HeaderOptions) => {
  const setFixed = fixedHeaders(options.https);
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, options);
  return (request: Request, response: Response, next: NextFunction): void => {
    response.set({ 'Content-Security-Policy': policy, 'Permissions-Policy': PERMISSIONS });
    setFixed(request, response, next);
  };
};
