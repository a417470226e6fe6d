import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { ProxyMarked } from 'comlink';
import { createEngine } from './engine.ts';
import type { FindRuntime, Installer, InstallPlan, Report } from '../installer.ts';
import type { ClientManifest } from '../../schemas.ts';
import { setProxy } from '../../system/proxy/proxy.ts';
import { serveThread } from '../../system/threads/serve-thread.ts';
import { doJob, type JobLine } from '../../system/threads/thread-job.ts';
import { openRepository } from '../trust/open-repository.ts';
import { untrusted } from '../trust/untrusted.ts';

/** Start parameters of the thread. */
export interface ThreadOptions {
  home: string;
  resourceFolder: string;
  clientsUrl: string;
  trustedRoot: string;
  /** Proxy setting at the start. */
  proxy: string;
}

/** API of the thread. Manifests are large and rarely change: each is sent once, then referenced by a number. */
export type ClientsApi = typeof api;

// This thread reads, hashes, downloads and links; the main one stays responsive.
const PROGRESS_EVERY_MS = 100;
const PLANS_KEPT = 8;

const { home, resourceFolder, clientsUrl, trustedRoot, proxy } = workerData as ThreadOptions;
setProxy(proxy);

const plans = new Map<number, InstallPlan>();
const names = new WeakMap<ClientManifest, number>();
const manifests = new Map<number, ClientManifest>();
let lastName = 0;
let lastPlan = 0;
let findRuntime: FindRuntime;
let started: Installer | null = null;

/** The engine, or the reason why it could not be created: without the shipped root nothing can be trusted. */
function start(): Installer {
  let root: Buffer;
  try {
    root = readFileSync(trustedRoot);
  } catch (error) {
    throw untrusted('signature', `${trustedRoot}: ${String(error)}`);
  }
  const repository = openRepository({
    url: clientsUrl,
    folder: join(home, 'trust', 'clients'),
    trustedRoot: root,
  });
  return createEngine({ repository, url: clientsUrl, home, resourceFolder, findRuntime });
}

const engine = (): Installer => (started ??= start());

function nameOf(manifest: ClientManifest): number {
  const known = names.get(manifest);
  if (known !== undefined) return known;
  lastName += 1;
  names.set(manifest, lastName);
  manifests.set(lastName, manifest);
  return lastName;
}

function keep(plan: InstallPlan): number {
  lastPlan += 1;
  plans.set(lastPlan, plan);
  plans.delete(lastPlan - PLANS_KEPT);
  return lastPlan;
}

function planOf(number: number): InstallPlan {
  const plan = plans.get(number);
  if (plan === undefined) throw new Error('this plan was made too long ago');
  return plan;
}

function thinned(report: Report): Report {
  let phase = '';
  let last = 0;
  return (progress) => {
    const now = performance.now();
    const isEnd = progress.files.done === progress.files.total;
    if (progress.phase === phase && !isEnd && now - last < PROGRESS_EVERY_MS) return;
    phase = progress.phase;
    last = now;
    report(progress);
  };
}

const during = <Value>(line: JobLine, work: (job: { report: Report; signal: AbortSignal }) => Promise<Value>) =>
  doJob(line, ({ report, signal }) => work({ report: thinned(report), signal }));

const api = {
  begin(find: FindRuntime & ProxyMarked): void {
    findRuntime = find;
  },
  /** Returns a manifest only at its first use. */
  manifest(name: number): ClientManifest {
    const manifest = manifests.get(name);
    manifests.delete(name);
    if (manifest === undefined) throw new Error('this manifest was handed over');
    return manifest;
  },
  recover: () => engine().recover(),
  async list() {
    const { clients, offline } = await engine().list();
    return { offline, clients: clients.map((client) => ({ ...client, manifest: nameOf(client.manifest) })) };
  },
  picture: (clientId: string, kind: 'icon' | 'background') => engine().picture(clientId, kind),
  prepare: (what: Omit<Parameters<Installer['prepare']>[0], 'report' | 'signal'>, line: JobLine) =>
    during(line, async (job) => {
      const plan = await engine().prepare({ ...what, ...job });
      return { ...plan, manifest: nameOf(plan.manifest), plan: keep(plan) };
    }),
  install: (plan: number, line: JobLine) => during(line, (job) => engine().install(planOf(plan), job)),
  async launchable(plan: number) {
    const { folder, runtime } = await engine().launchable(planOf(plan));
    return { folder, runtime };
  },
  heldBytes: (clientId: string) => engine().heldBytes(clientId),
  javas: () => engine().javas(),
  move: (folder: string, line: JobLine) => during(line, (job) => engine().move(folder, job)),
  async useProxy(value: string): Promise<void> {
    setProxy(value);
  },
  async close(): Promise<void> {
    await started?.close();
  },
};

serveThread(api);
