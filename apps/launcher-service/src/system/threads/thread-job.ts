import { proxy, type ProxyMarked, type Remote, releaseProxy } from 'comlink';
import type { Schemas } from '../../schemas.ts';

interface Job {
  report: (progress: Schemas['Progress']) => void;
  signal: AbortSignal;
}

/** The caller's end of a job in another thread. */
interface CallerPort extends ProxyMarked {
  report(progress: Schemas['Progress']): void;
  /** Resolves when the job has to stop. */
  aborted(): Promise<undefined>;
}

/** Channel of a job in another thread: it sends progress and receives the abort. */
export type JobLine = Remote<CallerPort> & ProxyMarked;

/** Runs a job in another thread. @throws what `start` throws; the reason of an aborted signal */
export async function runInThread<Value>(
  { report, signal }: Job,
  start: (line: CallerPort) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<undefined>();
  const onAbort = () => aborted.resolve(undefined);
  signal.addEventListener('abort', onAbort);
  try {
    return await start(proxy({ report, aborted: () => aborted.promise }));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Runs a requested job. Resolves after its last report has arrived, because the result could overtake it. */
export async function doJob<Value>(line: JobLine, work: (job: Job) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  let lastReport = Promise.resolve();
  void line.aborted().then(() => controller.abort());
  try {
    return await work({ report: (progress) => void (lastReport = line.report(progress)), signal: controller.signal });
  } finally {
    await lastReport;
    line[releaseProxy]();
  }
}
