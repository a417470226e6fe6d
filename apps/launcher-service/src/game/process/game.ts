import type { Launchable } from '../../install/installer.ts';
import type { Schemas } from '../../schemas.ts';

export interface GameStart extends Launchable {
  player: Schemas['LaunchRequest']['player'];
  memoryMb: number;
  jvmFlags: readonly string[];
  locale: 'ru' | 'en';
}

/** Saved before a game is started: after a kill the game can be found by its log file. */
export interface StartingGame {
  clientId: string;
  startedAt: string;
  logFile: string;
}

/** Saved while a game runs, so that the next run of the service finds it. */
export interface GameRecord extends StartingGame {
  pid: number;
  /** Start time as reported by the system: distinguishes the game from a later process with the same pid. */
  processStart: string;
}

export interface GameExit {
  /** null if a signal ended it, or if it is an adopted game. */
  code: number | null;
}

export interface RunningGame {
  record: GameRecord;
  adopted: boolean;
  /** Resolves at the ready marker, or after 5 s without one. Never settles if the game exits first. */
  ready: Promise<void>;
  exited: Promise<GameExit>;
  /** Asks the game to end, and kills its whole process tree after 10 s. */
  stop(): Promise<void>;
}

export interface GameRunner {
  /**
   * Starts the game with its output in a file.
   *
   * @param onStarting called and awaited before the process exists
   * @throws LaunchFailure java_unavailable
   */
  start(game: GameStart, onStarting: (starting: StartingGame) => Promise<void>): Promise<RunningGame>;
  /** Adopts the game of an earlier run; null if that process has ended. */
  adopt(record: GameRecord | StartingGame): Promise<RunningGame | null>;
}
