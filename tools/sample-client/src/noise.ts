import { createCipheriv, createHash } from 'node:crypto';

/** A deterministic source of bytes: the same name gives the same sequence (AES in counter mode, keyed by the name). */
export function noiseBytes(name: string, length: number): Buffer {
  const key = createHash('sha256').update(name).digest();
  return createCipheriv('aes-128-ctr', key.subarray(0, 16), key.subarray(16)).update(Buffer.alloc(length));
}

/** Integers from `from` to `to`, both inclusive, from a deterministic sequence. */
export function noiseNumbers(name: string): (from: number, to: number) => number {
  const row = noiseBytes(name, 64 * 1024);
  let at = 0;
  return (from, to) => {
    const value = row.readUInt32LE((at % (row.length / 4)) * 4);
    at += 1;
    return from + (value % (to - from + 1));
  };
}
