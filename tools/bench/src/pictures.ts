import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

const WIDTHS = [480, 960, 1600];
/** Pictures a round, a count. */
const PICTURES = 3;

/** A JPEG of 9.6 megapixels with as much to see as a photo, so that encoding costs what it does. */
export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 3794, height: 2530, channels: 3, background: '#888', noise } });
  return picture.blur(3).jpeg({ quality: 90 }).toBuffer();
}

/** Milliseconds of one picture, worked on one after another. */
async function each(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let at = 0; at < PICTURES; at += 1) await work();
  return (performance.now() - begun) / PICTURES;
}

/** Uploads a picture as an editor does. */
export const uploads = (api: string, headers: Record<string, string>, bytes: Buffer): Promise<number> =>
  each(async () => {
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
    const path = `/api/document/image/context/original/${randomUUID()}/upload`;
    const reply = await fetch(api + path, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`the upload answered ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  });

/** The same widths by bare sharp, one thread, a decoder for each: nothing checked, nothing kept. */
export function bareSharp(bytes: Buffer): Promise<number> {
  sharp.concurrency(1);
  return each(async () => {
    for (const width of WIDTHS) {
      await sharp(bytes).resize({ width }).webp({ quality: 80, effort: 4 }).toBuffer();
    }
  });
}
