import { Worker } from 'node:worker_threads';
import { proxy, type Remote } from 'comlink';
import type { ClientsApi, ThreadOptions } from './engine-thread.ts';
import type { FindRuntime } from '../installer.ts';
import type { ClientManifest } from '../../schemas.ts';
import { callThread, type Thread } from '../../system/threads/call-thread.ts';

/** A thread from its start to its end. */
export interface ClientThread extends Thread<ClientsApi> {
  /** The manifest with a number; the first caller receives it from the thread. */
  manifest(api: Remote<ClientsApi>, name: number): Promise<ClientManifest>;
}

/** Starts a thread; calls `onEnd` when it has ended for any reason. */
export function openThread(workerData: ThreadOptions, findRuntime: FindRuntime, onEnd: () => void): ClientThread {
  // Manifests are allocated in large pieces: a small young generation frees their memory sooner.
  const resourceLimits = { maxYoungGenerationSizeMb: 16 };
  const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData, resourceLimits });
  const thread = callThread<ClientsApi>(worker, 'clients');
  const manifests = new Map<number, Promise<ClientManifest>>();
  worker.on('error', onEnd).on('exit', onEnd);
  thread.call((api) => api.begin(proxy(findRuntime))).catch(() => undefined);
  return {
    ...thread,
    manifest(api, name) {
      const manifest = manifests.get(name) ?? api.manifest(name);
      manifests.set(name, manifest);
      return manifest;
    },
    /** Lets the thread finish its writes, and ends it. */
    end: () => thread.end((api) => api.close()),
  };
}
