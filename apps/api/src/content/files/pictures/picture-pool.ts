import pLimit from 'p-limit';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Question } from './picture-process.ts';
import { startPictureWorker } from './picture-worker.ts';
import type { PictureWorker } from './picture-worker.ts';

/** Settings of a pool. */
export interface PoolKind {
  /** Number of pictures processed in parallel; `mostWaiting` is the length of the queue. */
  atOnce: number;
  mostWaiting: number;
  /** Nice value of its processes: 0 is normal, higher values yield to others. */
  priority: number;
  /** A process that is idle for this time exits to free its memory, milliseconds. */
  idleMs: number;
}

/** A pool of processes for one kind of work, with a queue. */
export interface PicturePool {
  /** @throws ApiError for a refused picture, and `pictures_busy` if the queue is full */
  ask(question: Question): Promise<unknown>;
  /** Starts a process before it is needed. */
  prepare(): void;
  close(): Promise<void>;
}

/** Creates a pool without starting processes. */
export function createPool({ atOnce, mostWaiting, priority, idleMs }: PoolKind): PicturePool {
  const limit = pLimit(atOnce);
  const workers = new Set<PictureWorker>();
  const free = new Map<PictureWorker, NodeJS.Timeout>();

  async function end(worker: PictureWorker): Promise<void> {
    free.delete(worker);
    workers.delete(worker);
    await worker.end();
  }

  const rest = (worker: PictureWorker) => free.set(worker, setTimeout(() => void end(worker), idleMs).unref());

  function start(): PictureWorker {
    const started = startPictureWorker(priority);
    workers.add(started);
    return started;
  }

  function take(): PictureWorker {
    for (const [worker, timer] of free) {
      clearTimeout(timer);
      free.delete(worker);
      if (worker.isAlive()) return worker;
      workers.delete(worker);
    }
    return start();
  }

  return {
    ask(question) {
      if (limit.pendingCount >= mostWaiting) throw new ApiError('pictures_busy', { details: { retryAfter: 5 } });
      return limit(async () => {
        const worker = take();
        try {
          return await worker.ask(question);
        } finally {
          rest(worker);
        }
      });
    },
    prepare: () => void rest(take()),
    async close() {
      free.forEach((timer) => clearTimeout(timer));
      await Promise.all([...workers].map(end));
    },
  };
}
