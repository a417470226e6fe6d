import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** Block size, bytes: smaller blocks need more calls, larger ones miss the processor's cache. */
export const BLOCK_BYTES = 1024 * 1024;

/**
 * SHA-256 of a file in hex, read synchronously: for workers only. null if it cannot be read, or if `isStopped` returns true
 * between two blocks.
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
