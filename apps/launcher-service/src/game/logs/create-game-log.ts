import { cleanLine } from './clean-line.ts';
import type { GameLog, LogLine } from './game-log.ts';
import { LineRing } from './line-ring.ts';
import { levelOf } from './log-level.ts';
import { type Tail, tailFile } from './tail-file.ts';

/** Maximum number of lines in one message of the socket (contract, LogsMessage). */
const BATCH = 2000;

/** Size at which the output file of a game is truncated; so many bytes rarely contain more lines than memory holds. */
const FILE_BYTES = 32 * 1024 * 1024;

/** The log of the current or last game. */
export function createGameLog(fileBytes: number = FILE_BYTES): GameLog {
  const listeners = new Set<(lines: readonly LogLine[]) => void>();
  let ring = new LineRing();
  let level: LogLine['level'] = 'info';
  let tail: Tail | null = null;

  const take = (texts: string[], writtenAt: Date) => {
    const at = writtenAt.toISOString();
    const lines = texts.map((raw) => {
      const text = cleanLine(raw);
      level = levelOf(text, level);
      const line: LogLine = { number: ring.next, at, level, text };
      ring.add(line);
      return line;
    });
    for (let from = 0; from < lines.length; from += BATCH) {
      const batch = lines.slice(from, from + BATCH);
      for (const listener of listeners) listener(batch);
    }
  };

  return {
    follow: (file) => {
      void tail?.end();
      const ours = new LineRing();
      ring = ours;
      level = 'info';
      // Pending lines belong to the previous game.
      tail = tailFile(
        file,
        (texts, writtenAt) => {
          if (ring === ours) take(texts, writtenAt);
        },
        fileBytes,
      );
    },
    settle: async () => {
      await tail?.end();
      tail = null;
    },
    page: (from, limit) => ring.page(from, limit),
    tail: (count) => ring.page(Math.max(1, ring.next - count), count).lines,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
