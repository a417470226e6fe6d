import type { ThreadOptions } from './engine-thread.ts';
import type { FindRuntime, Installer, InstallPlan } from '../installer.ts';
import { type ClientThread, openThread } from './open-thread.ts';
import { runInThread } from '../../system/threads/thread-job.ts';

export interface InstallerOptions extends ThreadOptions {
  findRuntime: FindRuntime;
  /** Time after which an idle thread ends, ms. */
  restAfterMs?: number;
}

/** Longer than the system takes to write files to the disk, so that a thread that ends has recorded that. */
const REST_AFTER_MS = 90_000;

/**
 * Manages the clients in a separate thread, so that hashing and unpacking never block the service. The thread ends when it is
 * idle for a while, which frees its memory, and starts again at the next call.
 *
 * `home` is the data folder of the service (it contains `trust/clients`), `clientsUrl` the repository of builds without a
 * trailing slash, `trustedRoot` the file with the shipped root of trust. If that file is missing or broken, every call fails
 * with manifest_untrusted.
 */
export function createInstaller({ findRuntime, restAfterMs = REST_AFTER_MS, ...options }: InstallerOptions): Installer {
  const made = new WeakMap<InstallPlan, { thread: ClientThread; plan: number }>();
  let { resourceFolder, proxy } = options;
  let present: ClientThread | null = null;
  let rest: NodeJS.Timeout | undefined;
  /** End of the previous thread: two threads at once would write the same files. */
  let over: Promise<unknown> = Promise.resolve();

  const leave = (): Promise<unknown> => {
    clearTimeout(rest);
    const thread = present;
    present = null;
    if (thread !== null) over = thread.end();
    return over;
  };

  const running = async (): Promise<ClientThread> => {
    if (present !== null) return present;
    await over.catch(() => undefined);
    if (present !== null) return present;
    const thread = openThread({ ...options, resourceFolder, proxy }, findRuntime, () => {
      if (present === thread) present = null;
    });
    present = thread;
    return thread;
  };

  const ask = async <Value>(thread: ClientThread, what: Parameters<typeof thread.call<Value>>[0]): Promise<Value> => {
    clearTimeout(rest);
    try {
      return await thread.call(what);
    } finally {
      clearTimeout(rest);
      // Files whose hashes could not be saved are hashed again.
      if (present?.isIdle()) rest = setTimeout(() => leave().catch(() => undefined), restAfterMs).unref();
    }
  };
  const call = async <Value>(what: Parameters<typeof ask<Value>>[1]): Promise<Value> => ask(await running(), what);

  const madeBy = (plan: InstallPlan) => {
    const origin = made.get(plan);
    if (origin === undefined) throw new Error('a plan is used by the installer that made it');
    return origin;
  };

  return {
    recover: () => call((api) => api.recover()),
    async list() {
      const thread = await running();
      return ask(thread, async (api) => {
        const { clients, offline } = await api.list();
        const known = clients.map(async (client) => ({
          ...client,
          manifest: await thread.manifest(api, client.manifest),
        }));
        return { offline, clients: await Promise.all(known) };
      });
    },
    picture: (clientId, kind) => call((api) => api.picture(clientId, kind)),
    async prepare({ report, signal, ...what }) {
      const thread = await running();
      return runInThread({ report, signal }, (line) =>
        ask(thread, async (api) => {
          const { plan: number, manifest, ...more } = await api.prepare(what, line);
          const plan: InstallPlan = { ...more, manifest: await thread.manifest(api, manifest) };
          made.set(plan, { thread, plan: number });
          return plan;
        }),
      );
    },
    async install(plan, job) {
      const { thread, plan: number } = madeBy(plan);
      await runInThread(job, (line) => ask(thread, (api) => api.install(number, line)));
    },
    async launchable(plan) {
      const { thread, plan: number } = madeBy(plan);
      return { manifest: plan.manifest, ...(await ask(thread, (api) => api.launchable(number))) };
    },
    heldBytes: (clientId) => call((api) => api.heldBytes(clientId)),
    javas: () => call((api) => api.javas()),
    async move(folder, job) {
      await runInThread(job, (line) => call((api) => api.move(folder, line)));
      resourceFolder = folder;
    },
    async useProxy(value) {
      proxy = value;
      if (present !== null) await ask(present, (api) => api.useProxy(value));
    },
    async close() {
      await leave();
    },
  };
}
