import type { ThreadOptions } from './engine-thread.ts';
import type { FindRuntime, Installer, InstallPlan } from './installer.ts';
import { type ClientThread, openThread } from './open-thread.ts';
import { askForJob } from '../threads/thread-job.ts';

export interface InstallerOptions extends ThreadOptions {
  findRuntime: FindRuntime;
  /** How long the thread waits for more to do, ms. */
  restAfterMs?: number;
}

/** Longer than files take to settle on the disk, after which a thread that ends forgets nothing. */
const REST_AFTER_MS = 90_000;

/**
 * Clients on this machine, kept by a thread of their own, so that hashing and unpacking never hold up the page. It ends
 * when nobody has asked for a while, its memory with it, and begins again at the next call.
 *
 * `home` is the data folder of the service (`trust/clients` lies in it), `clientsUrl` the repository of builds without a
 * slash at the end, `trustedRoot` the file of the root that came with the launcher. Without that file, or with a spoilt
 * one, every call fails with manifest_untrusted.
 */
export function createInstaller({ findRuntime, restAfterMs = REST_AFTER_MS, ...options }: InstallerOptions): Installer {
  const made = new WeakMap<InstallPlan, { thread: ClientThread; plan: number }>();
  let resourceFolder = options.resourceFolder;
  let present: ClientThread | null = null;
  let rest: NodeJS.Timeout | undefined;
  /** The end of the thread before: two at once would write the same files. */
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
    const thread = openThread({ ...options, resourceFolder }, findRuntime, () => {
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
      // What it could not write down is hashed again; nothing is lost.
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
      return askForJob({ report, signal }, (line) =>
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
      await askForJob(job, (line) => ask(thread, (api) => api.install(number, line)));
    },
    async launchable(plan) {
      const { thread, plan: number } = madeBy(plan);
      return { manifest: plan.manifest, ...(await ask(thread, (api) => api.launchable(number))) };
    },
    heldBytes: (clientId) => call((api) => api.heldBytes(clientId)),
    javas: () => call((api) => api.javas()),
    async move(folder, job) {
      await askForJob(job, (line) => call((api) => api.move(folder, line)));
      resourceFolder = folder;
    },
    async close() {
      await leave();
    },
  };
}
