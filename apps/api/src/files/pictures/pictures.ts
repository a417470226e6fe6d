import { createPool } from './picture-pool.ts';
import type { PoolKind } from './picture-pool.ts';
import type { TaskName, Tasks } from './picture-process.ts';

/** What takes a second, behind everything that answers a request. */
const SLOW: PoolKind = { atOnce: 2, mostWaiting: 16, priority: 10, idleMs: 60_000 };
/** What takes milliseconds and is part of a page: a list shows a hundred faces, and none waits for an upload. */
const QUICK: PoolKind = { atOnce: 1, mostWaiting: 400, priority: 0, idleMs: 600_000 };

const isQuick = (task: TaskName): boolean => task === 'skin' || task === 'avatar';

type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Made<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Work on pictures, in processes that are started when they are needed. */
export interface Pictures {
  /** @throws ApiError for a picture that is refused, and `pictures_busy` where too many wait */
  work<Name extends TaskName>(task: Name, given: Given<Name>): Promise<Made<Name>>;
  /** Starts what pages wait for before somebody does. */
  prepare(): void;
  close(): Promise<void>;
}

/** Starts nothing yet. */
export function createPictures(): Pictures {
  const lanes = { slow: createPool(SLOW), quick: createPool(QUICK) };
  return {
    work: (task, given) => (isQuick(task) ? lanes.quick : lanes.slow).ask({ task, given }) as Promise<never>,
    prepare: () => lanes.quick.prepare(),
    close: async () => void (await Promise.all([lanes.slow.close(), lanes.quick.close()])),
  };
}
