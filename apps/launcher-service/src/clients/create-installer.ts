import { Worker } from 'node:worker_threads';
import type { FindRuntime, Installer, InstallPlan, Report } from './installer.ts';
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

export interface InstallerOptions extends ThreadOptions {
  findRuntime: FindRuntime;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  report: Report | undefined;
}

/**
 * Clients on this machine, kept by a thread of their own, so that hashing and unpacking never hold up the page.
 *
 * `home` is the data folder of the service (`trust/clients` lies in it), `clientsUrl` the repository of builds without a
 * slash at the end, `trustedRoot` the file of the root that came with the launcher. Without that file, or with a spoilt
 * one, every call fails with manifest_untrusted.
 */
export function createInstaller({ findRuntime, ...options }: InstallerOptions): Installer {
  const pending = new Map<number, Pending>();
  const numbers = new WeakMap<InstallPlan, number>();
  let manifests = new Map<number, ClientManifest>();
  let resourceFolder = options.resourceFolder;
  let thread: Worker | null = null;
  let last = 0;

  const receive = (worker: Worker, message: FromThread): void => {
    const post = (answer: ToThread) => worker.postMessage(answer);
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

  const running = (): Worker => {
    if (thread !== null) return thread;
    const workerData: ThreadOptions = { ...options, resourceFolder };
    // Manifests come and go in large pieces: a small nursery gives their memory back sooner.
    const resourceLimits = { maxYoungGenerationSizeMb: 16 };
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData, resourceLimits });
    const ended = (error: Error): void => {
      if (thread !== worker) return;
      thread = null;
      manifests = new Map();
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    };
    worker.on('message', (message: FromThread) => receive(worker, message));
    worker.on('error', (error: Error) => ended(error));
    worker.on('exit', () => ended(new Error('the thread of clients ended')));
    thread = worker;
    return worker;
  };

  const call = async <Name extends CallName>(
    name: Name,
    argument: Calls[Name]['argument'],
    job: { report?: Report; signal?: AbortSignal } = {},
  ): Promise<Calls[Name]['result']> => {
    job.signal?.throwIfAborted();
    const worker = running();
    last += 1;
    const id = last;
    const post = (message: ToThread) => worker.postMessage(message);
    const onAbort = () => post({ type: 'abort', id });
    try {
      return await new Promise<Calls[Name]['result']>((resolve, reject) => {
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
  };

  const manifestOf = (name: number): ClientManifest => {
    const manifest = manifests.get(name);
    if (manifest === undefined) throw new Error('a manifest was not handed over');
    return manifest;
  };
  const numberOf = (plan: InstallPlan): number => {
    const number = numbers.get(plan);
    if (number === undefined) throw new Error('a plan is used by the installer that made it');
    return number;
  };

  return {
    async recover() {
      await call('recover', null);
    },
    async list() {
      const { clients, offline } = await call('list', null);
      return { offline, clients: clients.map((client) => ({ ...client, manifest: manifestOf(client.manifest) })) };
    },
    picture: (clientId, kind) => call('picture', { clientId, kind }),
    async prepare({ clientId, optional, full, report, signal }) {
      const {
        plan: number,
        manifest,
        ...rest
      } = await call('prepare', { clientId, optional, full }, { report, signal });
      const plan: InstallPlan = { ...rest, manifest: manifestOf(manifest) };
      numbers.set(plan, number);
      return plan;
    },
    async install(plan, job) {
      await call('install', numberOf(plan), job);
    },
    async launchable(plan) {
      return { manifest: plan.manifest, ...(await call('launchable', numberOf(plan))) };
    },
    heldBytes: (clientId) => call('heldBytes', clientId),
    async move(folder, job) {
      await call('move', folder, job);
      resourceFolder = folder;
    },
    async close() {
      const worker = thread;
      if (worker === null) return;
      await call('close', null);
      // What is still under way is rejected when the thread is gone.
      await worker.terminate();
    },
  };
}
