import type { IncomingMessage } from 'node:http';

/**
 * Header that identifies calls of our own pages: another site cannot add it without a CORS preflight. Its value is the access
 * id of the player whom the page shows, or `1` for none.
 */
export const PAGE_HEADER = 'x-hoshikraft-page';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const BODIES = /^(?:application\/json|multipart\/form-data)(?:;|$)/i;

const ownOrigin = (request: IncomingMessage, siteOrigin: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  // Old browsers and plain http send no Sec-Fetch-Site, but they send Origin.
  return site === undefined ? request.headers.origin === siteOrigin : site === 'same-origin';
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Why a write is refused; undefined if it is allowed (docs/product/site-shell.md#cookies): it must come from our own pages, with
 * our header and with a body type that a plain form cannot send.
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

/** Sign-in, sign-out and session calls act for no player yet; step-up authentication does. */
const WITHOUT_PLAYER = /^\/api\/user\/(?:auth\/(?!prove)|register$)/;

/** Whether a write would act for another player than the page shows: the tabs of a browser share its cookies. */
export const isOfAnotherPlayer = (request: IncomingMessage, path: string, accessId: string | undefined): boolean => {
  const shown = request.headers[PAGE_HEADER];
  if (READS.has(request.method ?? 'GET') || WITHOUT_PLAYER.test(path) || accessId === undefined) return false;
  return shown !== '1' && shown !== accessId;
};
