import { Worker } from 'node:worker_threads';
import type { FindRuntime, Report } from './installer.ts';
import {
  type Call,
  type CallName,
  type Calls,
  errorOf,
  failureOf,
  type FromThread,
  type ThreadOptions,
  type ToThread,
} from './thread-messages.ts';
import type { ClientManifest } from '../schemas.ts';

interface Pending {
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  report: Report | undefined;
}

/** One thread of clients, from its start to its end. */
export interface ClientThread {
  /** Whether nothing was asked that is not answered yet. */
  isIdle(): boolean;
  /** @throws what the thread threw; the reason of an aborted signal; an Error when the thread ends before the answer */
  call<Name extends CallName>(
    name: Name,
    argument: Calls[Name]['argument'],
    job?: { report?: Report; signal?: AbortSignal },
  ): Promise<Calls[Name]['result']>;
  manifest(name: number): ClientManifest;
  /** Lets it write down what it has to, and ends it. */
  end(): Promise<void>;
}

/** Starts a thread; `onEnd` is told when it is over, whyever. */
export function openThread(workerData: ThreadOptions, findRuntime: FindRuntime, onEnd: () => void): ClientThread {
  const pending = new Map<number, Pending>();
  const manifests = new Map<number, ClientManifest>();
  let last = 0;
  let isOver = false;
  // Manifests come and go in large pieces: a small nursery gives their memory back sooner.
  const resourceLimits = { maxYoungGenerationSizeMb: 16 };
  const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData, resourceLimits });
  const post = (message: ToThread): void => worker.postMessage(message);

  const receive = (message: FromThread): void => {
    switch (message.type) {
      case 'manifest':
        manifests.set(message.name, message.manifest);
        break;
      case 'progress':
        pending.get(message.id)?.report?.(message.progress);
        break;
      case 'find-runtime':
        findRuntime(message.need).then(
          (found) => post({ type: 'runtime', id: message.id, found }),
          (error: unknown) => post({ type: 'no-runtime', id: message.id, failure: failureOf(error) }),
        );
        break;
      case 'result':
        pending.get(message.id)?.resolve(message.result as never);
        pending.delete(message.id);
        break;
      case 'failure':
        pending.get(message.id)?.reject(errorOf(message.failure));
        pending.delete(message.id);
        break;
    }
  };
  const ended = (error: Error): void => {
    isOver = true;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    onEnd();
  };
  worker.on('message', receive);
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('the thread of clients ended')));

  const thread: ClientThread = {
    isIdle: () => pending.size === 0,
    async call(name, argument, job = {}) {
      job.signal?.throwIfAborted();
      if (isOver) throw new Error('the thread of clients ended');
      last += 1;
      const id = last;
      const onAbort = () => post({ type: 'abort', id });
      try {
        return await new Promise<Calls[typeof name]['result']>((resolve, reject) => {
          pending.set(id, { resolve, reject, report: job.report });
          job.signal?.addEventListener('abort', onAbort, { once: true });
          post({ type: 'call', id, call: { name, argument } as Call });
        });
      } catch (error) {
        job.signal?.throwIfAborted();
        throw error;
      } finally {
        job.signal?.removeEventListener('abort', onAbort);
      }
    },
    manifest(name) {
      const manifest = manifests.get(name);
      if (manifest === undefined) throw new Error('a manifest was not handed over');
      return manifest;
    },
    async end() {
      const closed = thread.call('close', null);
      isOver = true;
      // What is still under way is rejected when the thread is gone.
      await closed.finally(() => worker.terminate());
    },
  };
  return thread;
}
