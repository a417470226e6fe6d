import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createEngine } from './engine.ts';
import type { FoundRuntime, Installer, InstallPlan, Report } from './installer.ts';
import {
  type Call,
  errorOf,
  failureOf,
  type FromThread,
  type ThreadOptions,
  type ToThread,
} from './thread-messages.ts';
import type { ClientManifest } from '../schemas.ts';
import { openRepository } from '../trust/open-repository.ts';
import { untrusted } from '../trust/untrusted.ts';

// The clients' own thread: it reads, hashes, downloads and links, and the main one stays free for the page.
const PROGRESS_EVERY_MS = 100;
const PLANS_KEPT = 8;

const port = parentPort as MessagePort;
const { home, resourceFolder, clientsUrl, trustedRoot } = workerData as ThreadOptions;
const send = (message: FromThread): void => port.postMessage(message);

const aborts = new Map<number, AbortController>();
const plans = new Map<number, InstallPlan>();
const names = new WeakMap<ClientManifest, number>();
const searches = new Map<number, { resolve: (found: FoundRuntime | null) => void; reject: (error: Error) => void }>();
let lastName = 0;
let lastPlan = 0;
let lastSearch = 0;

/** The engine, or why there is none: without the shipped root nothing can be believed. */
function start(): Installer {
  let root: Buffer;
  try {
    root = readFileSync(trustedRoot);
  } catch (error) {
    throw untrusted('signature', `${trustedRoot}: ${String(error)}`);
  }
  return createEngine({
    repository: openRepository({ url: clientsUrl, folder: join(home, 'trust', 'clients'), trustedRoot: root }),
    url: clientsUrl,
    home,
    resourceFolder,
    findRuntime: (need) =>
      new Promise((resolve, reject) => {
        lastSearch += 1;
        searches.set(lastSearch, { resolve, reject });
        send({ type: 'find-runtime', id: lastSearch, need });
      }),
  });
}

let started: Installer | null = null;
const engine = (): Installer => (started ??= start());

function nameOf(manifest: ClientManifest): number {
  const known = names.get(manifest);
  if (known !== undefined) return known;
  lastName += 1;
  names.set(manifest, lastName);
  send({ type: 'manifest', name: lastName, manifest });
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

function thinned(id: number): Report {
  let phase = '';
  let last = 0;
  return (progress) => {
    const now = performance.now();
    const isEnd = progress.files.done === progress.files.total;
    if (progress.phase === phase && !isEnd && now - last < PROGRESS_EVERY_MS) return;
    phase = progress.phase;
    last = now;
    send({ type: 'progress', id, progress });
  };
}

async function run(id: number, { name, argument }: Call, signal: AbortSignal): Promise<unknown> {
  const job = { report: thinned(id), signal };
  switch (name) {
    case 'recover':
      return engine().recover();
    case 'list': {
      const { clients, offline } = await engine().list();
      return { offline, clients: clients.map((client) => ({ ...client, manifest: nameOf(client.manifest) })) };
    }
    case 'picture':
      return engine().picture(argument.clientId, argument.kind);
    case 'prepare': {
      const plan = await engine().prepare({ ...argument, ...job });
      return { ...plan, manifest: nameOf(plan.manifest), plan: keep(plan) };
    }
    case 'install':
      return (await engine().install(planOf(argument), job), null);
    case 'launchable': {
      const { folder, runtime } = await engine().launchable(planOf(argument));
      return { folder, runtime };
    }
    case 'heldBytes':
      return engine().heldBytes(argument);
    case 'javas':
      return engine().javas();
    case 'move':
      return (await engine().move(argument, job), null);
    case 'close':
      return (await started?.close(), null);
  }
}

async function answer(id: number, call: Call): Promise<void> {
  const controller = new AbortController();
  aborts.set(id, controller);
  try {
    const result = (await run(id, call, controller.signal)) as Extract<FromThread, { type: 'result' }>['result'];
    send({ type: 'result', id, result });
  } catch (error) {
    send({ type: 'failure', id, failure: failureOf(error) });
  } finally {
    aborts.delete(id);
  }
}

port.on('message', (message: ToThread) => {
  switch (message.type) {
    case 'call':
      void answer(message.id, message.call);
      break;
    case 'abort':
      aborts.get(message.id)?.abort();
      break;
    case 'runtime':
      searches.get(message.id)?.resolve(message.found);
      searches.delete(message.id);
      break;
    case 'no-runtime':
      searches.get(message.id)?.reject(errorOf(message.failure));
      searches.delete(message.id);
      break;
  }
});
