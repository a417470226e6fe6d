import type { Clock } from '../clock.ts';

// Share of the best hour, by hour of the day in Moscow: schools and work empty the mornings, eight in the evening is full.
const BY_HOUR = [
  0.55, 0.42, 0.32, 0.25, 0.2, 0.18, 0.18, 0.22, 0.3, 0.36, 0.42, 0.48, 0.53, 0.58, 0.62, 0.68, 0.74, 0.82, 0.9, 0.96,
  1, 0.98, 0.88, 0.72,
];
const MOSCOW_OFFSET_HOURS = 3;
const HOUR_MS = 3_600_000;

/** How lively the bots are now, 0 to 1. `start` (milliseconds since 1970) lets their day begin at another time. */
export function createBotClock(clock: Clock, start: number | null) {
  const offset = start === null ? 0 : start - clock.now();
  return {
    liveliness(): number {
      const hours = ((clock.now() + offset) / HOUR_MS + MOSCOW_OFFSET_HOURS) % 24;
      const from = BY_HOUR[Math.floor(hours)] ?? 0;
      const to = BY_HOUR[(Math.floor(hours) + 1) % 24] ?? 0;
      return from + (to - from) * (hours % 1);
    },
  };
}

export type BotClock = ReturnType<typeof createBotClock>;
