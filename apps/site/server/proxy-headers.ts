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

// Cookies stay here; who is asking and from where is for this host to say, not for the asker.
const OWN_AFFAIR = [
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

const named = (headers: IncomingHttpHeaders): string[] =>
  String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());

const without = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders => {
  const dropped = new Set([...names, ...HOP_BY_HOP, ...named(headers)]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
};

/** Longest user agent that is passed on (docs/product/api.md#security). */
const USER_AGENT_LIMIT = 500;

/** What the API is sent: the asker's headers without ours and without the hop's, credentials out of the cookies. */
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
  ...without(request.headers, OWN_AFFAIR),
  ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'].slice(0, USER_AGENT_LIMIT) }),
  // A body that has no announced length comes in chunks, and goes on in chunks.
  ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
  ...(legacy && request.headers['access-token'] && { 'access-token': request.headers['access-token'] }),
  ...(credentials && { 'access-id': credentials.accessId, 'access-token': credentials.accessToken }),
  'x-forwarded-for': clientAddress(request, proxyHops),
});

/** The API's page to read, and its parts: the only answer of the API's that runs scripts, by a policy of its own. */
const isDocumentation = (path: string): boolean => path === '/api/docs' || path.startsWith('/api/docs/');

/**
 * What the page is answered: no cookie of the API's, nothing of the hop. What this host says for its own safety stands,
 * as the API, open to other origins, says some of it weaker; only the documentation brings the policy it is written for.
 * What differs by who asks is asked for anew each time: a visitor's answer is wrong once they have signed in.
 */
export const headersForPage = (
  headers: IncomingHttpHeaders,
  { path, credentialed }: { path: string; credentialed: boolean },
): OutgoingHttpHeaders => {
  const policy = headers['content-security-policy'];
  // Here who asks is told by the cookie, by which browsers do not keep answers apart.
  const personal = headers['cache-control'] === undefined || /access-id/i.test(headers.vary ?? '');
  return {
    ...without(headers, ['set-cookie', 'server', 'x-powered-by', ...OWN_SECURITY_HEADERS]),
    ...(isDocumentation(path) && policy !== undefined && { 'content-security-policy': String(policy) }),
    ...(personal && { 'cache-control': 'private, no-cache' }),
    ...(credentialed && { 'cache-control': 'private, no-store' }),
  };
};
