import { BLOCK_BYTES, hashFileSync } from './hash-file.ts';
import { serveThread } from '../../system/threads/serve-thread.ts';

const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);

/** API of a worker. */
export interface Hasher {
  /** SHA-256 of every file or null; `stop` is one integer, and any value but 0 stops the work at the next block. */
  hash(files: readonly string[], stop: Int32Array): (string | null)[];
}

serveThread({
  hash(files, stop) {
    const isStopped = () => Atomics.load(stop, 0) !== 0;
    return files.map((file) => (isStopped() ? null : hashFileSync(file, block, isStopped)));
  },
} satisfies Hasher);
