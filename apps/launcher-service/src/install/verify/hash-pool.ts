import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Hasher } from './hash-worker.ts';
import { callThread, type Thread } from '../../system/threads/call-thread.ts';

export interface HashPool {
  /**
   * SHA-256 of every file, in order; null for one that cannot be read. An aborted signal rejects with its reason after the
   * current blocks are read.
   */
  hash(
    files: readonly { file: string; size: number }[],
    options: { signal: AbortSignal; onHashed?: (files: number) => void },
  ): Promise<(string | null)[]>;
  close(): Promise<void>;
}

const MOST_WORKERS = 4;
const BATCH_FILES = 200;
const BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 20_000;

interface HashThread extends Thread<Hasher> {
  worker: Worker;
}

interface Batch {
  from: number;
  files: string[];
}

function makeBatches(files: readonly { file: string; size: number }[]): Batch[] {
  const batches: Batch[] = [];
  let bytes = Infinity;
  files.forEach(({ file, size }, index) => {
    const last = batches.at(-1);
    if (last === undefined || last.files.length === BATCH_FILES || bytes + size > BATCH_BYTES) {
      batches.push({ from: index, files: [file] });
      bytes = size;
    } else {
      last.files.push(file);
      bytes += size;
    }
  });
  return batches;
}

/** Worker threads for hashing; started on demand, ended when idle. */
export function createHashPool(size: number = Math.min(MOST_WORKERS, availableParallelism())): HashPool {
  const idle: HashThread[] = [];
  const all = new Set<HashThread>();
  let busy = 0;
  let ending: NodeJS.Timeout | undefined;

  const start = (): HashThread => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    const thread = { worker, ...callThread<Hasher>(worker, 'hashes') };
    worker.unref();
    all.add(thread);
    return thread;
  };
  const endAll = async (): Promise<void> => {
    clearTimeout(ending);
    idle.length = 0;
    await Promise.all([...all].map((thread) => thread.end()));
    all.clear();
  };

  return {
    async hash(files, { signal, onHashed }) {
      signal.throwIfAborted();
      const result: (string | null)[] = new Array<string | null>(files.length).fill(null);
      const batches = makeBatches(files);
      const stop = new Int32Array(new SharedArrayBuffer(4));
      const onAbort = () => Atomics.store(stop, 0, 1);
      signal.addEventListener('abort', onAbort);
      clearTimeout(ending);
      busy += 1;
      const work = async (): Promise<void> => {
        const thread = idle.pop() ?? start();
        thread.worker.ref();
        for (let batch = batches.shift(); batch !== undefined && !signal.aborted; batch = batches.shift()) {
          const hashes = await thread.call((hasher) => hasher.hash(batch.files, stop));
          hashes.forEach((hash, index) => (result[batch.from + index] = hash));
          onHashed?.(hashes.length);
        }
        thread.worker.unref();
        idle.push(thread);
      };
      try {
        await Promise.all(Array.from({ length: Math.min(size, batches.length) }, work));
        signal.throwIfAborted();
        return result;
      } catch (error) {
        signal.throwIfAborted();
        await endAll();
        throw error;
      } finally {
        signal.removeEventListener('abort', onAbort);
        busy -= 1;
        if (busy === 0) ending = setTimeout(() => void endAll(), IDLE_MS).unref();
      }
    },
    close: endAll,
  };
}
