import type { Schemas } from '../schemas.ts';

export type LogLine = Schemas['LogLine'];

/** Lines of the game, tailed from its file; survives restarts of the service because the file does. */
export interface GameLog {
  /** Follows a file from its start; forgets the lines of the game before. */
  follow(file: string): void;
  /** Stops following; the lines stay. */
  settle(): Promise<void>;
  page(from: number, limit: number): Schemas['LogPage'];
  /** Last lines, newest last. */
  tail(count: number): readonly LogLine[];
  /** Called with batches, each of at most 50 ms. Returns what ends it. */
  subscribe(listener: (lines: readonly LogLine[]) => void): () => void;
}
