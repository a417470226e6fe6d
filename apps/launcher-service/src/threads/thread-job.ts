import { proxy, type ProxyMarked, type Remote, releaseProxy } from 'comlink';
import type { Schemas } from '../schemas.ts';

interface Job {
  report: (progress: Schemas['Progress']) => void;
  signal: AbortSignal;
}

/** The caller's end of a job that is done in another thread. */
interface CallersEnd extends ProxyMarked {
  report(progress: Schemas['Progress']): void;
  /** Answered when the job is to stop. */
  aborted(): Promise<undefined>;
}

/** How a job that is done in another thread reports to its caller, and hears that it is to stop. */
export type JobLine = Remote<CallersEnd> & ProxyMarked;

/** Asks for a job in another thread. @throws what `ask` throws; the reason of an aborted signal */
export async function askForJob<Value>(
  { report, signal }: Job,
  ask: (line: CallersEnd) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<undefined>();
  const onAbort = () => aborted.resolve(undefined);
  signal.addEventListener('abort', onAbort);
  try {
    return await ask(proxy({ report, aborted: () => aborted.promise }));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Does a job that was asked for. It ends when its last report has arrived: an answer would overtake it. */
export async function doJob<Value>(line: JobLine, work: (job: Job) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  let told = Promise.resolve();
  void line.aborted().then(() => controller.abort());
  try {
    return await work({ report: (progress) => void (told = line.report(progress)), signal: controller.signal });
  } finally {
    await told;
    line[releaseProxy]();
  }
}
