import type { GameLog, LogLine } from '../game/logs/game-log.ts';

/** A log whose lines come from the test. */
export function fakeGameLog(): GameLog & { say(...texts: string[]): void } {
  const listeners = new Set<(lines: readonly LogLine[]) => void>();
  const lines: LogLine[] = [];
  return {
    say(...texts) {
      const at = '2026-11-21T10:00:00.000Z';
      const batch = texts.map((text, index) => ({
        number: lines.length + index + 1,
        at,
        level: 'info' as const,
        text,
      }));
      lines.push(...batch);
      for (const listener of listeners) listener(batch);
    },
    follow: () => void lines.splice(0),
    settle: async () => undefined,
    page: (from, limit) => ({
      lines: lines.slice(from - 1, from - 1 + limit),
      first: Math.min(1, lines.length),
      last: lines.length,
    }),
    tail: (count) => lines.slice(-count),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
