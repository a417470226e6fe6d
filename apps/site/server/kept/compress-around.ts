import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzip,
} from 'node:zlib';
import { fill, type OpenBytes } from './open-bytes.ts';

export type Coding = 'br' | 'gzip';

/** Of brotli and deflate: what 10 ms of a page every few seconds are worth. */
const QUALITY = { br: 5, gzip: 6 };

/** Bytes that UTF-8 has no use for, all from 0xc0 on. */
const NO_TEXT = Buffer.from([0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]);

/**
 * Bytes to pack in an open place. They begin and end with one that no text has, as is every second of them: nothing of
 * the page can be packed as a repetition of an open place, nor of its edges with what stands beside them. No two side
 * by side but the last come twice in 208 places, and hardly one twice in a place: brotli finds nothing in them to pack, and counts
 * on as if they had not been there.
 *
 * @param place of how many there are before it
 */
const stuffing = (length: number, place: number): Buffer => {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) {
    const count = Math.floor((place * length + at) / 2);
    const isText = at % 2 === 1 && at < length - 1;
    bytes[at] = isText ? count % 0xc0 : (NO_TEXT[count % NO_TEXT.length] ?? 0);
  }
  return bytes;
};

/** Bytes that stand in the stream as they are: an uncompressed meta-block of brotli, a stored block of deflate. */
const asTheyAre = (coding: Coding, bytes: Buffer): Buffer => {
  const length = bytes.length;
  if (coding === 'gzip') return Buffer.from([0, length, 0, ~length & 0xff, 0xff, ...bytes]);
  // From the lowest bit: not the last, four nibbles of length, length - 1, uncompressed; then to the next whole byte.
  const header = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16, ...bytes]);
};

const HEADER = { br: 3, gzip: 5 };
/** What follows an open place goes with it: brotli chooses its codes by the two bytes before. */
const FOLLOWING = 2;

type Packer = BrotliCompress | DeflateRaw;

const createPacker = (coding: Coding, size: number): Packer => {
  // Room for everything: output is fetched after each flush, and nothing may wait for that.
  const room = { chunkSize: 64 * 1024, highWaterMark: 64 * 1024 * 1024 };
  if (coding === 'gzip') return createDeflateRaw({ ...room, level: QUALITY.gzip });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY.br, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  return createBrotliCompress({ ...room, params });
};

const FLUSH = { br: constants.BROTLI_OPERATION_FLUSH, gzip: constants.Z_SYNC_FLUSH };

const taken = (packer: Packer): Buffer => (packer.read() as Buffer | null) ?? Buffer.alloc(0);

/** Packs these bytes and gives what has come of them, to the byte. */
const packed = async (packer: Packer, coding: Coding, bytes: Buffer): Promise<Buffer> => {
  packer.write(bytes);
  await new Promise<void>((resolve) => packer.flush(FLUSH[coding], resolve));
  return taken(packer);
};

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Whether the packed bytes open to the page with whatever stands in its places; two fillings differ in every byte. */
const isSound = async (coding: Coding, open: OpenBytes, plain: OpenBytes, length: number): Promise<boolean> => {
  for (const letter of ['A', '/']) {
    const nonce = letter.repeat(length);
    const page = fill(plain, nonce);
    const filled = fill(open, nonce);
    if (coding === 'gzip') filled.writeUInt32LE(crc32(page), filled.length - 8);
    if (!page.equals(await unpack[coding](filled))) return false;
  }
  return true;
};

/**
 * Packs a page so that its open places stay open: they stand in the stream as they are, between packed parts, and what
 * follows refers to nothing in them. An answer then costs no packing, however often it comes with another nonce.
 *
 * @param length of a nonce, bytes
 * @throws Error where the outcome would not unpack to the page: one with what is no text, or with hundreds of places
 */
export const compressAround = async (coding: Coding, plain: OpenBytes, length: number): Promise<OpenBytes> => {
  const { bytes } = plain;
  const packer = createPacker(coding, bytes.length);
  const parts: Buffer[] = coding === 'gzip' ? [GZIP_HEADER] : [];
  const at: number[] = [];
  let size = coding === 'gzip' ? GZIP_HEADER.length : 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
  };
  let from = 0;
  for (const [index, place] of plain.at.entries()) {
    const to = place + length + FOLLOWING;
    if (place > from) add(await packed(packer, coding, bytes.subarray(from, place)));
    const stuffed = Buffer.concat([stuffing(length, index), bytes.subarray(place + length, to)]);
    // Packed as well, and thrown away: the packer has to count these bytes, and to know the last two.
    await packed(packer, coding, stuffed);
    at.push(size + HEADER[coding]);
    add(asTheyAre(coding, stuffed));
    from = to;
  }
  packer.end(bytes.subarray(from));
  await new Promise((resolve, reject) => packer.once('readable', resolve).once('error', reject));
  for (let rest = taken(packer); rest.length > 0; rest = taken(packer)) add(rest);
  if (coding === 'gzip') {
    const end = Buffer.alloc(8);
    end.writeUInt32LE(bytes.length, 4);
    add(end);
  }
  const open = { bytes: Buffer.concat(parts), at };
  if (!(await isSound(coding, open, plain, length))) throw new Error(`A page does not unpack from ${coding}`);
  return open;
};
