import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { clientAddress } from './client-address.ts';
import type { Credentials } from './cookies.ts';
import { OWN_SECURITY_HEADERS } from './security-headers.ts';
import { PAGE_HEADER } from './write-guard.ts';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

// Cookies are not forwarded; this host sets the headers that name the player and the client address.
const NOT_FORWARDED = [
  'cookie',
  'access-id',
  'access-token',
  'oauth-key',
  'passkey-key',
  'referral-code',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'accept-encoding',
  'expect',
  PAGE_HEADER,
];

const connectionHeaders = (headers: IncomingHttpHeaders): string[] =>
  String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());

const without = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders => {
  const dropped = new Set([...names, ...HOP_BY_HOP, ...connectionHeaders(headers)]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
};

/** Longest forwarded user agent (docs/product/api.md#security). */
const USER_AGENT_LIMIT = 500;

/** Request headers for the API: the browser's, without those of this host and of the hop, plus credentials from cookies. */
export const headersForApi = (
  request: IncomingMessage,
  {
    credentials,
    proxyHops,
    legacy,
  }: {
    credentials: Credentials | undefined;
    proxyHops: number;
    legacy?: boolean;
  },
): OutgoingHttpHeaders => ({
  ...without(request.headers, NOT_FORWARDED),
  ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'].slice(0, USER_AGENT_LIMIT) }),
  // A body without Content-Length is forwarded in chunks.
  ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
  ...(legacy && request.headers['access-token'] && { 'access-token': request.headers['access-token'] }),
  ...(credentials && { 'access-id': credentials.accessId, 'access-token': credentials.accessToken }),
  'x-forwarded-for': clientAddress(request, proxyHops),
});

/** The API reference and its files: the only API response that runs scripts, under a separate policy. */
const isDocumentation = (path: string): boolean => path === '/api/docs' || path.startsWith('/api/docs/');

/**
 * Response headers for the page, without the API's cookies and those of the hop. The security headers of this host stay: the
 * API allows other origins, so some of its own are weaker; only the API reference has its own policy. Browsers revalidate a
 * response that differs by player: a visitor's response is wrong after they sign in.
 */
export const headersForPage = (
  headers: IncomingHttpHeaders,
  { path, credentialed }: { path: string; credentialed: boolean },
): OutgoingHttpHeaders => {
  const policy = headers['content-security-policy'];
  // Here the player is identified by a cookie, and browsers do not cache responses per cookie.
  const personal = headers['cache-control'] === undefined || /access-id/i.test(headers.vary ?? '');
  return {
    ...without(headers, ['set-cookie', 'server', 'x-powered-by', ...OWN_SECURITY_HEADERS]),
    ...(isDocumentation(path) && policy !== undefined && { 'content-security-policy': String(policy) }),
    ...(personal && { 'cache-control': 'private, no-cache' }),
    ...(credentialed && { 'cache-control': 'private, no-store' }),
  };
};
