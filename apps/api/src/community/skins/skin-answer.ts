import type { IncomingHttpHeaders } from 'node:http';
import { matchesEtag } from '../../platform/http/etag.ts';

/** Cache lifetime of an address without a version, seconds. */
const SECONDS = 8;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Asked {
  headers: IncomingHttpHeaders;
  query: { v?: string };
}

/**
 * Builds the response for a versioned picture: cached forever if the address contains the version. A version other than the
 * current one is never cached.
 *
 * @param make called only if the caller does not have the picture
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
