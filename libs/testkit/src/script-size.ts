import { brotliCompressSync } from 'node:zlib';

/** Addresses of the scripts that a page loads before anything is clicked. */
async function firstScripts(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  const addresses = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
  if (addresses.size === 0) throw new Error(`${page} names no script`);
  return [...addresses];
}

/** Bytes of the scripts that a page loads before anything is clicked, compressed with Brotli at its best. */
export async function firstJavaScript(page: string): Promise<number> {
  let bytes = 0;
  for (const address of await firstScripts(page)) {
    const reply = await fetch(new URL(address, page));
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
    bytes += brotliCompressSync(Buffer.from(await reply.arrayBuffer())).length;
  }
  return bytes;
}
