import { LaunchFailure } from '../launch-failure.ts';
import { serveThread } from '../system/threads/serve-thread.ts';
import { doJob, type JobLine } from '../system/threads/thread-job.ts';

export type SampleApi = typeof api;

const progress = (downloadedBytes: number) => ({
  phase: 'downloading' as const,
  downloadedBytes,
  totalBytes: 1000,
  files: { done: 0, total: 1 },
  speedBps: 0,
  etaSeconds: null,
  retrying: null,
});

/** Calls of a thread that succeed and fail in different ways. */
const api = {
  double: (value: number): number => 2 * value,
  hang: (): Promise<never> => new Promise(() => undefined),
  exit: (): never => process.exit(3),
  crash(): Promise<never> {
    setImmediate(() => {
      throw new RangeError('it broke');
    });
    return api.hang();
  },
  fail(): never {
    throw new LaunchFailure({ code: 'disk_full', need: 5, free: 3 });
  },
  mistake(): never {
    throw new RangeError('a mistake');
  },
  /** Reports the given number of times, and sets `answered` afterwards. */
  count: (to: number, line: JobLine, answered?: Int32Array) =>
    doJob(line, async ({ report }) => {
      for (let at = 1; at <= to; at += 1) report(progress(at));
      setImmediate(() => {
        if (answered === undefined) return;
        Atomics.store(answered, 0, 1);
        Atomics.notify(answered, 0);
      });
    }),
  untilAborted: (line: JobLine) =>
    doJob(
      line,
      ({ signal }) =>
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    ),
};

serveThread(api);
