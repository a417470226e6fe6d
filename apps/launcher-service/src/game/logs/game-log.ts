import type { Schemas } from '../../schemas.ts';

export type LogLine = Schemas['LogLine'];

/** Lines of the game, read from its output file; they survive restarts of the service because the file does. */
export interface GameLog {
  /** Reads a file from its start; drops the lines of the previous game. */
  follow(file: string): void;
  /** Stops reading; the lines stay. */
  settle(): Promise<void>;
  page(from: number, limit: number): Schemas['LogPage'];
  /** The last lines, newest last. */
  tail(count: number): readonly LogLine[];
  /** Called with batches of at most 50 ms. Returns a function that unsubscribes. */
  subscribe(listener: (lines: readonly LogLine[]) => void): () => void;
}
