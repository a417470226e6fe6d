import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { clientAddress } from './client-address.ts';
import type { Credentials } from './cookies.ts';
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

/** Longest user agent that is passed on (product.md section 9). */
const USER_AGENT_LIMIT = 500;

/** What the API is sent: the asker's headers without ours and without the hop's, credentials out of the cookies. */
export const headersForApi = (
  request: IncomingMessage,
  { credentials, proxyHops }: { credentials: Credentials | undefined; proxyHops: number },
): OutgoingHttpHeaders => ({
  ...without(request.headers, OWN_AFFAIR),
  ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'].slice(0, USER_AGENT_LIMIT) }),
  // A body that has no announced length comes in chunks, and goes on in chunks.
  ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
  ...(credentials && { 'access-id': credentials.accessId, 'access-token': credentials.accessToken }),
  'x-forwarded-for': clientAddress(request, proxyHops),
});

/** What the page is answered: never a cookie of the API's, nothing of the hop. Content headers of ours win. */
export const headersForPage = (headers: IncomingHttpHeaders, credentialed: boolean): OutgoingHttpHeaders => ({
  ...without(headers, ['set-cookie', 'content-security-policy', 'strict-transport-security', 'server', 'x-powered-by']),
  ...(credentialed && { 'cache-control': 'private, no-store' }),
});
