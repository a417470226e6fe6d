import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './process.ts';

/** Address of the file of the site's build that is sent in about so many bytes, packed by brotli. */
export function fileOfSize(bytes: number): string {
  const folder = join(repository, 'apps/site/build/client/assets');
  const distance = (name: string): number => Math.abs(statSync(join(folder, name)).size - bytes);
  const [nearest] = readdirSync(folder)
    .filter((name) => name.endsWith('.br'))
    .sort((one, other) => distance(one) - distance(other));
  if (nearest === undefined) throw new Error('the build holds no packed file');
  return `/assets/${nearest.slice(0, -'.br'.length)}`;
}

/** Bytes of a page as a browser gets it. */
export async function packedSize(url: string): Promise<number> {
  const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await reply.body?.cancel();
  return Number(reply.headers.get('content-length'));
}
