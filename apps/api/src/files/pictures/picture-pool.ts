import pLimit from 'p-limit';
import { ApiError } from '../../errors/api-error.ts';
import type { Question } from './picture-process.ts';
import { startPictureWorker } from './picture-worker.ts';
import type { PictureWorker } from './picture-worker.ts';

/** How a kind of work on pictures is done. */
export interface PoolKind {
  /** Pictures worked on at once, and those that may wait for it, counts. */
  atOnce: number;
  mostWaiting: number;
  /** Of its processes, as the system counts it: 0 is ordinary, more is behind others. */
  priority: number;
  /** A process with nothing to do for so long goes, and takes its memory along, milliseconds. */
  idleMs: number;
}

/** Processes for one kind of work, and those who wait for them. */
export interface PicturePool {
  /** @throws ApiError for a picture that is refused, and `pictures_busy` where too many wait */
  ask(question: Question): Promise<unknown>;
  /** Starts a process before somebody waits for it. */
  prepare(): void;
  close(): Promise<void>;
}

/** Starts nothing yet. */
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
