import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes read at once: with less the calls cost, with more the caches of the processor miss. */
export const BLOCK_BYTES = 1024 * 1024;

/**
 * SHA-256 of a file in hex, read synchronously: for workers only. null where it cannot be read, or when `isStopped` says
 * so between two blocks.
 */
export function hashFileSync(file: string, block: Buffer, isStopped: () => boolean): string | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    const hash = createHash('sha256');
    for (;;) {
      if (isStopped()) return null;
      const length = readSync(handle, block, 0, block.length, null);
      if (length === 0) return hash.digest('hex');
      hash.update(length === block.length ? block : block.subarray(0, length));
    }
  } catch {
    return null;
  } finally {
    closeSync(handle);
  }
}
