import type { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { passFailures } from './failures.ts';

/** What another thread serves, for as long as it runs. */
export interface Thread<Api> {
  /** Whether nothing was asked that is not answered yet. */
  isIdle(): boolean;
  /** @throws what the thread threw, a LaunchFailure as one; an Error when the thread ends before all is answered */
  call<Value>(ask: (api: Remote<Api>) => Promise<Value>): Promise<Value>;
  /** Takes no more calls but this last one, and ends the thread after it; what is still under way is rejected then. */
  end(last?: (api: Remote<Api>) => Promise<void>): Promise<void>;
}

/** Calls into a thread that serves an `Api`; `name` says in errors which one it was. */
export function callThread<Api>(worker: Worker, name: string): Thread<Api> {
  passFailures();
  const api = wrap<Api>(nodeEndpoint(worker));
  const pending = new Set<(error: Error) => void>();
  let over: Error | null = null;
  const onEnd = (error: Error): void => {
    over = error;
    for (const reject of pending) reject(error);
  };
  const ended = () => new Error(`the thread of ${name} ended`);
  worker.on('error', onEnd).on('exit', () => onEnd(ended()));

  const call = async <Value>(ask: (api: Remote<Api>) => Promise<Value>): Promise<Value> => {
    if (over !== null) throw over;
    const { promise, reject } = Promise.withResolvers<never>();
    pending.add(reject);
    try {
      // A call whose thread is gone is never answered.
      return await Promise.race([ask(api), promise]);
    } finally {
      pending.delete(reject);
    }
  };
  return {
    isIdle: () => pending.size === 0,
    call,
    async end(last) {
      const done = last && call(last);
      over ??= ended();
      try {
        await done;
      } finally {
        await worker.terminate();
      }
    },
  };
}
