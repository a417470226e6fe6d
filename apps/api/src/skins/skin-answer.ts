import type { IncomingHttpHeaders } from 'node:http';
import { matchesEtag } from '../http/etag.ts';

/** What says of no version which it wants is worn for so long at most after it was changed, seconds. */
const SECONDS = 8;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Asked {
  headers: IncomingHttpHeaders;
  query: { v?: string };
}

/**
 * Answers with what bears a version: for ever where the address names it. Another version than the one that is worn is
 * never kept for it.
 *
 * @param make asked only where the caller does not have it already
 */
export async function skinAnswer(
  { headers, query }: Asked,
  version: string,
  type: 'image/png' | 'image/webp',
  make: () => Promise<Uint8Array>,
) {
  const etag = `"${version}"`;
  const said = { etag, 'cache-control': query.v === version ? FOR_EVER : `public, max-age=${SECONDS}` };
  if (matchesEtag({ headers }, etag)) return { status: 304 as const, headers: said };
  return { status: 200 as const, binary: await make(), headers: { ...said, 'content-type': type } };
}
