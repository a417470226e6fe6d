import { randomBytes } from 'node:crypto';
import { EMBED_ORIGINS } from '@hoshikraft/document';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

export interface HeaderOptions {
  https: boolean;
  /** Vite's development client talks over a socket and writes style tags of its own. */
  development: boolean;
}

const policy = (nonce: string, { https, development }: HeaderOptions): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
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

/** Headers that are the same on every response; the policy of a page comes with its nonce. */
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

/** Sets the headers of docs/product/site-shell.md#content-security-policy on every answer and keeps this answer's nonce in `response.locals`. */
export const securityHeaders = (options: HeaderOptions) => {
  const setFixed = fixedHeaders(options.https);
  return (request: Request, response: Response, next: NextFunction): void => {
    const nonce = randomBytes(16).toString('base64');
    response.locals['nonce'] = nonce;
    response.set({ 'Content-Security-Policy': policy(nonce, options), 'Permissions-Policy': PERMISSIONS });
    setFixed(request, response, next);
  };
};
