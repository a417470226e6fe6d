import { crc32 } from 'node:zlib';
import { type Coding, compressAround } from './compress-around.ts';
import { fill, type OpenBytes } from './open-bytes.ts';

const placesOf = (html: Buffer, nonce: string): number[] => {
  const at: number[] = [];
  for (let found = html.indexOf(nonce); found !== -1; found = html.indexOf(nonce, found + nonce.length)) at.push(found);
  return at;
};

/** A drawn page that can be answered many times, each with a nonce of its own. */
export interface OpenPage {
  /** Bytes of memory that it takes at most, with all that is made of it later. */
  size: number;
  /** The body of one answer. Packs the page on the first call for a coding, never again; rejects where that has failed. */
  body(nonce: string, coding: Coding | 'identity'): Promise<Buffer> | Buffer;
}

/**
 * Opens a page at every place where the nonce stands that it was drawn with, so that this one is never sent.
 *
 * @param nonce unguessable, and as long as every nonce to come
 */
export const openPage = (html: Buffer, nonce: string): OpenPage => {
  const plain: OpenBytes = { bytes: html, at: placesOf(html, nonce) };
  const packed = new Map<Coding, Promise<OpenBytes> | OpenBytes>();

  const pack = (coding: Coding): Promise<OpenBytes> => {
    const packing = compressAround(coding, plain, nonce.length);
    packing.then(
      (bytes) => packed.set(coding, bytes),
      // It will not do so another time either: whoever asks is told, and the log once.
      (error: Error) => console.error(`site: a page was not packed: ${error.message}`),
    );
    return packing;
  };
  const close = (coding: Coding, open: OpenBytes, filling: string): Buffer => {
    const filled = fill(open, filling);
    // The check sum at the end of gzip is that of the page with its nonce.
    if (coding === 'gzip') filled.writeUInt32LE(crc32(fill(plain, filling)), filled.length - 8);
    return filled;
  };
  return {
    size: 2 * html.length,
    body(filling, coding) {
      if (coding === 'identity') return fill(plain, filling);
      const known = packed.get(coding) ?? pack(coding);
      if (!(known instanceof Promise)) return close(coding, known, filling);
      packed.set(coding, known);
      return known.then((open) => close(coding, open, filling));
    },
  };
};
