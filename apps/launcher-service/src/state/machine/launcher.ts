import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Locale } from '@hoshikraft/shared';
import type { KnownClient } from '../../install/installer.ts';
import { lockFolder } from '../../system/files/folder-lock.ts';
import { isForGuests } from '../../game/process/placeholders.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { Refusal } from '../../refusal.ts';
import type { Schemas } from '../../schemas.ts';
import { createGameWatch } from './game-watch.ts';
import type { JobContext } from './job-context.ts';
import { runCheck, runLaunch, runMove } from './jobs.ts';
import type { LauncherState } from './machine.ts';

/** Maximum wait for a cancelled job to stop, milliseconds; the player sees idle earlier. */
const LET_GO_MS = 5000;
/** Maximum time from a cancel to the state idle, milliseconds (launcher.md: 500). */
const CANCEL_MS = 400;

/** Maximum time that the list of clients waits for the recovery after a kill, milliseconds. */
const SETTLED_LIST_MS = 2000;

type Kind = 'launch' | 'check' | 'move';

interface Running {
  kind: Kind;
  controller: AbortController;
  /** Resolves when the job has stopped completely. */
  settled: Promise<void>;
}

export interface Launcher {
  state(): LauncherState;
  /** @throws Refusal client_unknown, sign_in_needed, already_running, busy, files_locked */
  launch(request: Schemas['LaunchRequest'], locale: Locale): Promise<Schemas['Job']>;
  verify(clientId: string): Promise<Schemas['Job']>;
  /** Moves all files; the setting changes after they are moved. */
  move(folder: string): Promise<Schemas['Job']>;
  /** @throws Refusal game_running unless forced */
  cancel(force: boolean): Promise<LauncherState>;
  clients(): Promise<{ clients: readonly KnownClient[]; offline: boolean }>;
  lastPlayedAt(clientId: string): string | null;
  /** Restores the state after an earlier run of the service: an unfinished job, or a running game. */
  resume(): Promise<void>;
  /** Ends the current job; it stays in the journal as interrupted. A running game is not stopped. */
  close(): Promise<void>;
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** @param recovered resolves after the recovery from a kill; no job starts before */
export function createLauncher(context: JobContext, recovered: Promise<void>): Launcher {
  const { store, installer, journal, settings } = context;
  const games = createGameWatch(context);
  store.subscribe(({ status }) => {
    if (status !== 'verify' && status !== 'downloadFiles') context.progress.settle();
  });
  let current: Running | null = null;
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
      // The client may be valid: the job reports the problem with a way out.
      if (error instanceof LaunchFailure) return true;
      throw error;
    }
    return known.has(clientId);
  }

  /** @throws Refusal sign_in_needed for a client that needs a player */
  async function refuseGuest(clientId: string): Promise<void> {
    const { clients: all } = await clients();
    const wanted = all.find(({ manifest }) => manifest.id === clientId);
    if (wanted !== undefined && !isForGuests(wanted.manifest)) throw new Refusal('sign_in_needed');
  }

  const isAtRest = (): boolean => store.get().status === 'idle' && store.get().running === null;

  /** @throws Refusal files_locked while another service uses these files */
  function lockResources(): () => void {
    let unlock: (() => void) | null;
    try {
      unlock = lockFolder(settings.get().resourceFolder, 'resources.lock');
    } catch (error) {
      // No other service can work in a folder that is not writable; the job reports what is wrong with it.
      context.log.warn({ err: error }, 'the folder of the files could not be locked');
      return () => undefined;
    }
    if (unlock === null) throw new Refusal('files_locked');
    return unlock;
  }

  function refuseSecond(kind: Kind): void {
    const { running, status } = store.get();
    const atWork = current?.kind ?? reserved;
    if (kind === 'launch' && (running !== null || atWork === 'launch')) throw new Refusal('already_running');
    if (running !== null || status === 'startClient') throw new Refusal('game_running');
    if (atWork !== null) throw new Refusal('busy');
  }

  async function inTurn(run: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    await Promise.race([recovered, whenAborted(signal)]);
    if (!signal.aborted) await run(signal);
  }

  /** Starts a job if none is running. */
  async function startJob(
    kind: Kind,
    clientId: string | null,
    run: (signal: AbortSignal) => Promise<void>,
  ): Promise<Schemas['Job']> {
    // The player sees a cancelled or failed job as ended: the next launch waits for its last writes.
    if (current !== null && isAtRest())
      await Promise.race([current.settled, delay(LET_GO_MS, undefined, { ref: false })]);
    refuseSecond(kind);
    reserved = kind;
    try {
      if (clientId !== null && !(await isKnown(clientId))) throw new Refusal('client_unknown');
      const unlock = lockResources();
      const jobId = randomUUID();
      const controller = new AbortController();
      context.progress.reset();
      if (kind === 'move') store.dispatch({ type: 'begin', job: kind, jobId });
      else store.dispatch({ type: 'begin', job: kind, jobId, clientId: clientId ?? '' });
      const settled = inTurn(run, controller.signal).finally(() => {
        unlock();
        if (current?.controller === controller) current = null;
      });
      current = { kind, controller, settled };
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
      return startJob('launch', request.client, (signal) =>
        runLaunch(context, games, { request, locale, signal, isClosing: () => closing }),
      );
    },
    verify: (clientId) =>
      startJob('check', clientId, (signal) => runCheck(context, { clientId, signal, isClosing: () => closing })),
    move: (folder) => startJob('move', null, (signal) => runMove(context, { folder, signal })),
    async cancel(force) {
      if (games.isPlaying()) {
        if (!force) throw new Refusal('game_running');
        await games.stop();
      }
      current?.controller.abort();
      await Promise.race([current?.settled, delay(CANCEL_MS, undefined, { ref: false })]);
      store.dispatch({ type: 'cancel' });
      return store.get();
    },
    async resume() {
      const { job, game } = journal.read();
      if (game !== null && (await games.adopt(game))) return;
      if (job === null) return;
      const { clientId } = job;
      store.dispatch({ type: 'interrupted', interrupted: { clientId, bytesHeld: 0 } });
      // Not awaited: the thread of clients may be busy for hours.
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
      games.detach();
      current?.controller.abort();
      await Promise.race([current?.settled, delay(LET_GO_MS, undefined, { ref: false })]);
    },
  };
}
