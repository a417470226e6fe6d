import type { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { passFailures } from './failures.ts';

/** Client of the API of a thread, while the thread runs. */
export interface Thread<Api> {
  /** Whether no call is pending. */
  isIdle(): boolean;
  /** @throws what the thread threw, a LaunchFailure as one; an Error if the thread ends before it responds */
  call<Value>(ask: (api: Remote<Api>) => Promise<Value>): Promise<Value>;
  /** Makes a last call and ends the thread after it; all other pending calls are rejected then. */
  end(last?: (api: Remote<Api>) => Promise<void>): Promise<void>;
}

/** Calls a thread that serves an `Api`; `name` identifies the thread in errors. */
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
      // Without this a call to an ended thread would never settle.
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
