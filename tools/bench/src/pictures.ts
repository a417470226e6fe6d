import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Measured } from './process.ts';

const WIDTHS = [480, 960, 1600];

/** A file that is sent again and again: where to, and how many a round, a count. */
export interface Sent {
  path(): string;
  bytes: Buffer;
  aRound: number;
}

/** As an editor sends the picture of a document, each in a place of its own. */
export const ofDocument = (bytes: Buffer): Sent => ({
  path: () => `/api/document/image/context/original/${randomUUID()}/upload`,
  bytes,
  aRound: 3,
});

/** As a player sends what an avatar is cut from. */
export const ofAvatar = (bytes: Buffer): Sent => ({ path: () => '/api/user/avatar/upload', bytes, aRound: 3 });

/** As a player sends a skin: no more in all rounds than one player may in a minute and a day. */
export const ofSkin = (bytes: Buffer): Sent => ({ path: () => '/api/user/skin/upload', bytes, aRound: 5 });

/** A skin as large as one may be, with something to see on every pixel. */
export function skin(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 512, height: 512, channels: 3, background: '#888', noise } })
    .ensureAlpha()
    .png()
    .toBuffer();
}

/** A JPEG of 9.6 megapixels with as much to see as a photo, so that encoding costs what it does. */
export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 3794, height: 2530, channels: 3, background: '#888', noise } });
  return picture.blur(3).jpeg({ quality: 90 }).toBuffer();
}

/** A request's patience is too short for a picture on a busy machine; the work on it goes on. */
const BUSY = 503;
const BUSY_MS = 10_000;

/** Sends one file as a page does; false where the answer did not wait for it. */
async function upload(api: string, headers: Record<string, string>, { path, bytes }: Sent): Promise<boolean> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'picture');
  const reply = await fetch(api + path(), { method: 'POST', headers, body });
  const text = await reply.text();
  if (!reply.ok && reply.status !== BUSY) throw new Error(`the upload answered ${reply.status}: ${text}`);
  return reply.ok;
}

/**
 * Processor time of a file that is uploaded, ms: of the API and of the processes that decode for it. Pictures are
 * worked on in the order they come, so once one is answered those before it are done.
 */
export async function uploads(
  api: Pick<Measured, 'url' | 'cpuOfAll'>,
  headers: Record<string, string>,
  file: Sent,
): Promise<number> {
  const before = api.cpuOfAll();
  let sent = 0;
  for (let answered = 0; answered < file.aRound; sent += 1) {
    if (await upload(api.url, headers, file)) answered += 1;
    else await sleep(BUSY_MS);
  }
  return ((api.cpuOfAll() - before) / sent) * 1000;
}

/** What bare sharp takes for one file, one thread: nothing checked, nothing kept. Processor time, ms. */
async function bare({ bytes, aRound }: Sent, work: (bytes: Buffer) => Promise<unknown>): Promise<number> {
  sharp.concurrency(1);
  const before = process.cpuUsage();
  for (let at = 0; at < aRound; at += 1) await work(bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / aRound / 1000;
}

/** The same three widths of a picture of a document, a decoder for each. */
export const bareSharp = (file: Sent): Promise<number> =>
  bare(file, async (bytes) => {
    for (const width of WIDTHS) await sharp(bytes).resize({ width }).webp({ quality: 80, effort: 4 }).toBuffer();
  });

/** The same source of an avatar: as large as one is kept. */
export const bareAvatar = (file: Sent): Promise<number> =>
  bare(file, (bytes) =>
    sharp(bytes)
      .autoOrient()
      .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 4 })
      .toBuffer(),
  );

/** The same skin, encoded anew. */
export const bareSkin = (file: Sent): Promise<number> =>
  bare(file, (bytes) => sharp(bytes).png({ compressionLevel: 9 }).toBuffer());
