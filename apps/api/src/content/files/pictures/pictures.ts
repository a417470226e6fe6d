import { createPool } from './picture-pool.ts';
import type { PoolKind } from './picture-pool.ts';
import type { TaskName, Tasks } from './picture-process.ts';

/** Tasks of about a second, with a lower priority than requests. */
const SLOW: PoolKind = { atOnce: 2, mostWaiting: 16, priority: 10, idleMs: 60_000 };
/** Tasks of milliseconds that pages need: a list shows a hundred avatars, which must not wait for an upload. */
const QUICK: PoolKind = { atOnce: 1, mostWaiting: 400, priority: 0, idleMs: 600_000 };

const isQuick = (task: TaskName): boolean => task === 'skin' || task === 'avatar';

type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Made<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Picture processing, in processes that are started on demand. */
export interface Pictures {
  /** @throws ApiError for a refused picture, and `pictures_busy` if the queue is full */
  work<Name extends TaskName>(task: Name, given: Given<Name>): Promise<Made<Name>>;
  /** Starts the process for quick tasks before it is needed. */
  prepare(): void;
  close(): Promise<void>;
}

/** Creates the pools without starting processes. */
export function createPictures(): Pictures {
  const lanes = { slow: createPool(SLOW), quick: createPool(QUICK) };
  return {
    work: (task, given) => (isQuick(task) ? lanes.quick : lanes.slow).ask({ task, given }) as Promise<never>,
    prepare: () => lanes.quick.prepare(),
    close: async () => void (await Promise.all([lanes.slow.close(), lanes.quick.close()])),
  };
}
