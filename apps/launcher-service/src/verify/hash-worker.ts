import { parentPort } from 'node:worker_threads';
import { BLOCK_BYTES, hashFileSync } from './hash-file.ts';

/** What a worker of the pool is asked for. */
export interface HashRequest {
  files: string[];
  /** One integer; anything but 0 stops the work at the next block. */
  stop: Int32Array;
}

const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);

parentPort?.on('message', ({ files, stop }: HashRequest) => {
  const isStopped = () => Atomics.load(stop, 0) !== 0;
  parentPort?.postMessage(files.map((file) => (isStopped() ? null : hashFileSync(file, block, isStopped))));
});
