import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Locale } from '@hoshikraft/shared';
import type { KnownClient } from '../clients/installer.ts';
import { lockFolder } from '../files/folder-lock.ts';
import { isForGuests } from '../game/placeholders.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { Refusal } from '../http/refusal.ts';
import type { Schemas } from '../schemas.ts';
import { createGameWatch } from './game-watch.ts';
import type { JobTools } from './job-tools.ts';
import { runCheck, runLaunch, runMove } from './jobs.ts';
import type { LauncherState } from './machine.ts';

/** Longest wait for a cancelled job to let go, milliseconds; the player sees idle before that. */
const LET_GO_MS = 5000;
/** The state is idle this long after a cancel at the latest, milliseconds (launcher.md: 500). */
const CANCEL_MS = 400;

/** What is told of clients waits so long for what a killed service left half done, milliseconds. */
const SETTLED_LIST_MS = 2000;

type Kind = 'launch' | 'check' | 'move';

interface Running {
  kind: Kind;
  controller: AbortController;
  /** Settled when nothing of the job is at work any more. */
  settled: Promise<void>;
}

export interface Launcher {
  state(): LauncherState;
  /** @throws Refusal client_unknown, sign_in_needed, already_running, busy, files_locked */
  launch(request: Schemas['LaunchRequest'], locale: Locale): Promise<Schemas['Job']>;
  verify(clientId: string): Promise<Schemas['Job']>;
  /** Moves all files; the setting follows when they are there. */
  move(folder: string): Promise<Schemas['Job']>;
  /** @throws Refusal game_running unless forced */
  cancel(force: boolean): Promise<LauncherState>;
  clients(): Promise<{ clients: readonly KnownClient[]; offline: boolean }>;
  lastPlayedAt(clientId: string): string | null;
  /** Finds again what an earlier run of the service left: a job half done, a game still running. */
  resume(): Promise<void>;
  /** Ends the present job; it stays in the journal as interrupted. A running game goes on. */
  close(): Promise<void>;
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** @param recovered settled once nothing of a killed service is half done any more; no job starts before */
export function createLauncher(tools: JobTools, recovered: Promise<void>): Launcher {
  const { store, installer, journal, settings } = tools;
  const games = createGameWatch(tools);
  store.subscribe(({ status }) => {
    if (status !== 'verify' && status !== 'downloadFiles') tools.progress.settle();
  });
  let present: Running | null = null;
  let reserved: Kind | null = null;
  let closing = false;
  let known: ReadonlySet<string> = new Set();

  async function clients() {
    const list = await installer.list();
    known = new Set(list.clients.map(({ manifest }) => manifest.id));
    return list;
  }

  async function isKnown(clientId: string): Promise<boolean> {
    if (known.has(clientId)) return true;
    try {
      await clients();
    } catch (error) {
      // Not a question of this client: the job itself says what is wrong, with its way out.
      if (error instanceof LaunchFailure) return true;
      throw error;
    }
    return known.has(clientId);
  }

  /** @throws Refusal sign_in_needed for a client whose game is told who plays */
  async function refuseGuest(clientId: string): Promise<void> {
    const { clients: all } = await clients();
    const wanted = all.find(({ manifest }) => manifest.id === clientId);
    if (wanted !== undefined && !isForGuests(wanted.manifest)) throw new Refusal('sign_in_needed');
  }

  const isAtRest = (): boolean => store.get().status === 'idle' && store.get().running === null;

  /** @throws Refusal files_locked while another service works on these files */
  function lockResources(): () => void {
    let unlock: (() => void) | null;
    try {
      unlock = lockFolder(settings.get().resourceFolder, 'resources.lock');
    } catch (error) {
      // Nobody works where nothing can be written; the job itself says what is wrong with the folder.
      tools.log.warn({ err: error }, 'the folder of the files could not be locked');
      return () => undefined;
    }
    if (unlock === null) throw new Refusal('files_locked');
    return unlock;
  }

  function refuseSecond(kind: Kind): void {
    const { running, status } = store.get();
    const atWork = present?.kind ?? reserved;
    if (kind === 'launch' && (running !== null || atWork === 'launch')) throw new Refusal('already_running');
    if (running !== null || status === 'startClient') throw new Refusal('game_running');
    if (atWork !== null) throw new Refusal('busy');
  }

  async function inTurn(run: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    await Promise.race([recovered, whenAborted(signal)]);
    if (!signal.aborted) await run(signal);
  }

  /** Starts a job if nothing else is at work. */
  async function begin(
    kind: Kind,
    clientId: string | null,
    run: (signal: AbortSignal) => Promise<void>,
  ): Promise<Schemas['Job']> {
    // A job that was cancelled or failed is over for the player already: pressing Play again waits for its last writes.
    if (present !== null && isAtRest())
      await Promise.race([present.settled, delay(LET_GO_MS, undefined, { ref: false })]);
    refuseSecond(kind);
    reserved = kind;
    try {
      if (clientId !== null && !(await isKnown(clientId))) throw new Refusal('client_unknown');
      const unlock = lockResources();
      const jobId = randomUUID();
      const controller = new AbortController();
      tools.progress.reset();
      if (kind === 'move') store.dispatch({ type: 'begin', job: kind, jobId });
      else store.dispatch({ type: 'begin', job: kind, jobId, clientId: clientId ?? '' });
      const settled = inTurn(run, controller.signal).finally(() => {
        unlock();
        if (present?.controller === controller) present = null;
      });
      present = { kind, controller, settled };
      return { jobId, state: store.get() };
    } finally {
      reserved = null;
    }
  }

  return {
    state: store.get,
    async clients() {
      await Promise.race([recovered, delay(SETTLED_LIST_MS, undefined, { ref: false })]);
      return clients();
    },
    lastPlayedAt: (clientId) => journal.read().lastPlayed[clientId] ?? null,
    async launch(request, locale) {
      if (request.player === null) await refuseGuest(request.client);
      return begin('launch', request.client, (signal) =>
        runLaunch(tools, games, { request, locale, signal, isClosing: () => closing }),
      );
    },
    verify: (clientId) =>
      begin('check', clientId, (signal) => runCheck(tools, { clientId, signal, isClosing: () => closing })),
    move: (folder) => begin('move', null, (signal) => runMove(tools, { folder, signal })),
    async cancel(force) {
      if (games.isPlaying()) {
        if (!force) throw new Refusal('game_running');
        await games.stop();
      }
      present?.controller.abort();
      await Promise.race([present?.settled, delay(CANCEL_MS, undefined, { ref: false })]);
      store.dispatch({ type: 'cancel' });
      return store.get();
    },
    async resume() {
      const { job, game } = journal.read();
      if (game !== null && (await games.adopt(game))) return;
      if (job === null) return;
      const { clientId } = job;
      store.dispatch({ type: 'interrupted', interrupted: { clientId, bytesHeld: 0 } });
      // The pages are there before: the thread that knows may have hours of files before it.
      void installer
        .heldBytes(clientId)
        .catch(() => 0)
        .then((bytesHeld) => {
          const isStill = store.get().interrupted?.clientId === clientId;
          if (isStill) store.dispatch({ type: 'interrupted', interrupted: { clientId, bytesHeld } });
        });
    },
    async close() {
      closing = true;
      games.letGo();
      present?.controller.abort();
      await Promise.race([present?.settled, delay(LET_GO_MS, undefined, { ref: false })]);
    },
  };
}
