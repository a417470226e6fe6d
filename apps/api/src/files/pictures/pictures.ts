import pLimit from 'p-limit';
import { ApiError } from '../../errors/api-error.ts';
import type { TaskName, Tasks } from './picture-process.ts';
import { startPictureWorker } from './picture-worker.ts';
import type { PictureWorker } from './picture-worker.ts';

/** Pictures worked on at once, and those that may wait for it, counts. */
interface Lane {
  atOnce: number;
  mostWaiting: number;
}
/** What takes a second, and what takes a few milliseconds: a list shows a hundred faces, and none waits for an upload. */
const SLOW: Lane = { atOnce: 2, mostWaiting: 16 };
const QUICK: Lane = { atOnce: 1, mostWaiting: 400 };
/** A process with nothing to do goes, and takes its memory along, milliseconds. */
const IDLE_MS = 60_000;

type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Made<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Work on pictures, in processes that are started when they are needed. */
export interface Pictures {
  /** @throws ApiError for a picture that is refused, and `pictures_busy` where too many wait */
  work<Name extends TaskName>(task: Name, given: Given<Name>): Promise<Made<Name>>;
  close(): Promise<void>;
}

/** Starts nothing yet. */
export function createPictures(): Pictures {
  const lanes = { slow: pLimit(SLOW.atOnce), quick: pLimit(QUICK.atOnce) };
  const workers = new Set<PictureWorker>();
  const free = new Map<PictureWorker, NodeJS.Timeout>();

  async function end(worker: PictureWorker): Promise<void> {
    free.delete(worker);
    workers.delete(worker);
    await worker.end();
  }

  function take(): PictureWorker {
    for (const [worker, timer] of free) {
      clearTimeout(timer);
      free.delete(worker);
      if (worker.isAlive()) return worker;
      workers.delete(worker);
    }
    const started = startPictureWorker();
    workers.add(started);
    return started;
  }

  return {
    work(task, given) {
      const [limit, { mostWaiting }] = task === 'skin' ? [lanes.quick, QUICK] : [lanes.slow, SLOW];
      if (limit.pendingCount >= mostWaiting) throw new ApiError('pictures_busy', { details: { retryAfter: 5 } });
      return limit(async () => {
        const worker = take();
        try {
          return (await worker.ask({ task, given })) as never;
        } finally {
          free.set(worker, setTimeout(() => void end(worker), IDLE_MS).unref());
        }
      });
    },
    async close() {
      free.forEach((timer) => clearTimeout(timer));
      await Promise.all([...workers].map(end));
    },
  };
}
