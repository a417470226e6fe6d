import { createDeflate, crc32, deflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A plain picture of one colour. */
export const plain = (width = 64, height = 48, background = '#c03020'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with varying content, so that a cropped one differs from the whole. */
export function noisy(width: number, height: number): Sharp {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 7919 + (index >> 5)) % 256),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  return chunk('IHDR', data);
}

/** A valid black PNG of 196 megapixels in about a hundred kilobytes. */
export async function pngBomb(): Promise<Buffer> {
  const side = 14_000;
  const row = Buffer.alloc(side + 1);
  const rows = Readable.from(
    (function* () {
      for (let at = 0; at < side; at += 1) yield row;
    })(),
  );
  const pixels = await buffer(rows.pipe(createDeflate({ level: 6 })));
  return Buffer.concat([PNG_HEAD, header(side, side), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** An animated PNG. */
export function animatedPng(): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(9 * 8)));
  return Buffer.concat([PNG_HEAD, header(8, 8), chunk('acTL', control), pixels, chunk('IEND', Buffer.alloc(0))]);
}

const frames = () => Promise.all(['#f00', '#0f0'].map((colour) => plain(16, 16, colour).png().toBuffer()));
export const animatedWebp = async (): Promise<Buffer> =>
  sharp(await frames(), { join: { animated: true } })
    .webp()
    .toBuffer();
export const animatedGif = async (): Promise<Buffer> =>
  sharp(await frames(), { join: { animated: true } })
    .gif()
    .toBuffer();
