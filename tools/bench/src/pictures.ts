import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Measured } from './process.ts';

const WIDTHS = [480, 960, 1600];
/** Pictures a round, a count. */
const PICTURES = 3;

/** A JPEG of 9.6 megapixels with as much to see as a photo, so that encoding costs what it does. */
export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 3794, height: 2530, channels: 3, background: '#888', noise } });
  return picture.blur(3).jpeg({ quality: 90 }).toBuffer();
}

/** A request's patience is too short for a picture on a busy machine; the work on it goes on. */
const BUSY = 503;
const BUSY_MS = 10_000;

/** Sends one picture as an editor does; false where the answer did not wait for it. */
async function upload(api: string, headers: Record<string, string>, bytes: Buffer): Promise<boolean> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
  const path = `/api/document/image/context/original/${randomUUID()}/upload`;
  const reply = await fetch(api + path, { method: 'POST', headers, body });
  const text = await reply.text();
  if (!reply.ok && reply.status !== BUSY) throw new Error(`the upload answered ${reply.status}: ${text}`);
  return reply.ok;
}

/**
 * Processor time of a picture that an editor uploads, ms: of the API and of the processes that decode for it. Pictures are
 * worked on in the order they come, so once one is answered those before it are done.
 */
export async function uploads(
  api: Pick<Measured, 'url' | 'cpuOfAll'>,
  headers: Record<string, string>,
  bytes: Buffer,
): Promise<number> {
  const before = api.cpuOfAll();
  let sent = 0;
  for (let answered = 0; answered < PICTURES; sent += 1) {
    if (await upload(api.url, headers, bytes)) answered += 1;
    else await sleep(BUSY_MS);
  }
  return ((api.cpuOfAll() - before) / sent) * 1000;
}

/** The same widths by bare sharp, one thread, a decoder for each: nothing checked, nothing kept. Processor time, ms. */
export async function bareSharp(bytes: Buffer): Promise<number> {
  sharp.concurrency(1);
  const before = process.cpuUsage();
  for (let at = 0; at < PICTURES; at += 1) {
    for (const width of WIDTHS) {
      await sharp(bytes).resize({ width }).webp({ quality: 80, effort: 4 }).toBuffer();
    }
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / PICTURES / 1000;
}
