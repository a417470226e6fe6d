import type { GameExit, RunningGame } from '../../game/process/game.ts';
import type { JournalEntry } from './journal.ts';
import type { Schemas } from '../../schemas.ts';
import { exitHint } from './exit-hint.ts';
import { remember } from './job-context.ts';
import type { JobContext } from './job-context.ts';

/** Number of lines reported with a crash or an early exit. */
const TAIL_LINES = 20;
/** Maximum length of such a line, characters. */
const TAIL_LINE_LENGTH = 2000;

/** Watches the only game that may run. */
export interface GameWatch {
  isPlaying(): boolean;
  /** Takes over a game that was just started; resolves when it is ready or has exited. */
  watch(game: RunningGame): Promise<void>;
  /** Takes over a game of an earlier run of the service. */
  adopt(record: NonNullable<JournalEntry['game']>): Promise<boolean>;
  /** Asks the game to end, and kills it after 10 s. */
  stop(): Promise<void>;
  /** Stops watching; the game keeps running while the service ends. */
  detach(): void;
}

export function createGameWatch(context: JobContext): GameWatch {
  const { store, gameLog, settings, runner, log, redacted } = context;
  let current: RunningGame | null = null;
  let ending: Promise<void> = Promise.resolve();
  let stopped = false;
  const left = Promise.withResolvers<undefined>();
  let gone = false;

  const opensConsole = (): boolean => settings.get().debugger || settings.get().logDisplay;

  function describeExit(game: RunningGame, exit: GameExit, wasReady: boolean): Schemas['LaunchError'] | null {
    if (stopped || (game.adopted && exit.code === null) || (wasReady && exit.code === 0)) return null;
    // Players share screenshots of these lines.
    const lines = redacted(gameLog.tail(TAIL_LINES).map(({ text }) => text));
    const tail = lines.map((line) => line.slice(0, TAIL_LINE_LENGTH));
    const { clientId } = game.record;
    const code = wasReady ? 'client_crashed' : 'client_exited';
    return { code, clientId, exitCode: exit.code, tail, hint: exitHint(tail) };
  }

  async function onExit(game: RunningGame, exit: GameExit, wasReady: boolean): Promise<void> {
    if (gone) return;
    await gameLog
      .settle()
      .catch((error: unknown) => log.warn({ err: error }, 'the log of the game was not read to its end'));
    current = null;
    store.dispatch({ type: 'exited', error: describeExit(game, exit, wasReady) });
    await remember(context, { game: null });
  }

  /** Journal entries that allow finding the game again, with the time of the start. */
  const journalEntries = ({ record }: RunningGame): Pick<JournalEntry, 'game' | 'lastPlayed'> => ({
    game: record,
    lastPlayed: { ...context.journal.read().lastPlayed, [record.clientId]: record.startedAt },
  });

  function setCurrent(game: RunningGame): Schemas['RunningGame'] {
    current = game;
    stopped = false;
    gameLog.follow(game.record.logFile);
    const { clientId, pid, startedAt } = game.record;
    return { clientId, pid, startedAt, adopted: game.adopted };
  }

  /** Resolves when the game is ready or has exited; watching continues. */
  async function follow(game: RunningGame): Promise<void> {
    let wasReady = false;
    ending = game.exited.then((exit) => onExit(game, exit, wasReady));
    const ready = game.ready.then(() => {
      wasReady = true;
      if (current === game) store.dispatch({ type: 'ready', console: opensConsole() });
    });
    await Promise.race([ready, ending, left.promise]);
  }

  return {
    isPlaying: () => current !== null,
    async watch(game) {
      const running = setCurrent(game);
      store.dispatch({ type: 'spawned', running });
      const settled = follow(game);
      await remember(context, journalEntries(game));
      await settled;
    },
    async adopt(record) {
      const game = await runner.adopt(record);
      if (game === null) {
        await remember(context, { game: null });
        return false;
      }
      store.dispatch({ type: 'adopted', running: setCurrent(game), console: opensConsole() });
      await remember(context, { job: null, ...journalEntries(game) });
      ending = game.exited.then((exit) => onExit(game, exit, true));
      return true;
    },
    async stop() {
      const game = current;
      if (game === null) return;
      stopped = true;
      await game.stop();
      // The state is updated before the caller gets a response.
      await ending;
    },
    detach() {
      gone = true;
      left.resolve(undefined);
    },
  };
}
