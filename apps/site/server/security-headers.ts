import { EMBED_ORIGINS } from '@hoshikraft/document';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

export interface HeaderOptions {
  https: boolean;
  /** Vite's development client uses a WebSocket and adds style elements. */
  development: boolean;
}

/** Hashes of the inline scripts and styles that a page may run, as CSP sources. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Hash of an empty text: libraries add an empty style element and insert rules into it. */
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
    // Video players in documents, loaded after a click.
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

/** Browser features that no page uses. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** Names of the headers that only this host sets, in lower case. */
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
 * Sets the headers of docs/product/site-shell.md#content-security-policy on every response; a page replaces the policy by one
 * with the hashes of its inline scripts.
 */
export const securityHeaders = (options: HeaderOptions) => {
  const setFixed = fixedHeaders(options.https);
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, options);
  return (request: Request, response: Response, next: NextFunction): void => {
    response.set({ 'Content-Security-Policy': policy, 'Permissions-Policy': PERMISSIONS });
    setFixed(request, response, next);
  };
};
