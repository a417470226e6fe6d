import type { IncomingMessage } from 'node:http';

/** Whether If-None-Match names this ETag; weak and strong tags are equal. */
export function matchesEtag(request: Pick<IncomingMessage, 'headers'>, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  return known.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
}
