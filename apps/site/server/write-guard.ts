import type { IncomingMessage } from 'node:http';

/**
 * By this header the host knows a call of its own pages: another site cannot add it without being asked first. It names
 * the player whom the page shows, by access id, or nobody: `1`.
 */
export const PAGE_HEADER = 'x-hoshikraft-page';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const BODIES = /^(?:application\/json|multipart\/form-data)(?:;|$)/i;

const ownOrigin = (request: IncomingMessage, siteOrigin: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  // Old browsers and plain http say nothing of the site; they do say where the page is from.
  return site === undefined ? request.headers.origin === siteOrigin : site === 'same-origin';
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Why a call that changes something is refused, or undefined where it may pass (docs/product/site-shell.md#cookies): it must come
 * from our own pages, carry our header, and a body that no plain form can send.
 */
export const writeRefusal = (
  request: IncomingMessage,
  siteOrigin: string,
): 'origin' | 'header' | 'body' | undefined => {
  if (READS.has(request.method ?? 'GET')) return undefined;
  if (!ownOrigin(request, siteOrigin)) return 'origin';
  if (request.headers[PAGE_HEADER] === undefined) return 'header';
  if (hasBody(request) && !BODIES.test(request.headers['content-type'] ?? '')) return 'body';
  return undefined;
};

/** Who signs in or out, or asks who is signed in, writes nothing in anybody's name; who proves who they are does. */
const OF_NOBODY = /^\/api\/user\/(?:auth\/(?!prove)|register$)/;

/** Whether a call would change something for another player than the page shows: tabs of a browser share its cookies. */
export const isOfAnotherPlayer = (request: IncomingMessage, path: string, accessId: string | undefined): boolean => {
  const shown = request.headers[PAGE_HEADER];
  if (READS.has(request.method ?? 'GET') || OF_NOBODY.test(path) || accessId === undefined) return false;
  return shown !== '1' && shown !== accessId;
};
