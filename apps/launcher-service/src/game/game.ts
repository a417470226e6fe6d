import type { Launchable } from '../clients/installer.ts';
import type { Schemas } from '../schemas.ts';

export interface GameStart extends Launchable {
  player: Schemas['LaunchRequest']['player'];
  memoryMb: number;
  jvmFlags: readonly string[];
  locale: 'ru' | 'en';
}

/** What is written down before a game is started: by the file that it writes to it is found when nothing more was. */
export interface BegunGame {
  clientId: string;
  startedAt: string;
  logFile: string;
}

/** What is written down of a running game, so that the next run of the service finds it again. */
export interface GameRecord extends BegunGame {
  pid: number;
  /** Start time as the system tells it, so that another process with the same pid is not taken for the game. */
  processStart: string;
}

export interface GameExit {
  /** null when a signal ended it, or when an adopted game's code cannot be known. */
  code: number | null;
}

export interface RunningGame {
  record: GameRecord;
  adopted: boolean;
  /** The ready marker was printed, or it has been alive for 5 s. Never settles when it exits first. */
  ready: Promise<void>;
  exited: Promise<GameExit>;
  /** Asks it to end, then kills its whole tree after 10 s. */
  stop(): Promise<void>;
}

export interface GameRunner {
  /**
   * Starts the game with its output in a file.
   *
   * @param begin called before there is a process, and waited for
   * @throws LaunchFailure java_unavailable
   */
  start(game: GameStart, begin: (begun: BegunGame) => Promise<void>): Promise<RunningGame>;
  /** The game of an earlier run, null when that very process is gone. */
  adopt(record: GameRecord | BegunGame): Promise<RunningGame | null>;
}
