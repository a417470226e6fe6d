import type { Schemas } from '../../schemas.ts';

type Progress = Schemas['Progress'];

const WINDOW_MS = 4000;
const LONGEST_ETA_SECONDS = 31_536_000;

/** Bytes per second over the last seconds, and the remaining time. */
export interface SpeedMeter {
  /** `total` is the number of bytes so far, at `now` in milliseconds. */
  add(total: number, now: number): void;
  speedBps(): number;
}

export function createSpeedMeter(): SpeedMeter {
  const samples: { at: number; total: number }[] = [];
  return {
    add(total, now) {
      samples.push({ at: now, total });
      while (samples.length > 2 && now - (samples[0]?.at ?? now) > WINDOW_MS) samples.shift();
    },
    speedBps() {
      const first = samples[0];
      const last = samples.at(-1);
      if (first === undefined || last === undefined || last.at === first.at) return 0;
      return Math.max(0, Math.round(((last.total - first.total) * 1000) / (last.at - first.at)));
    },
  };
}

/** Remaining seconds at this speed, null if unknown. */
export const etaSeconds = (left: number, speedBps: number): number | null =>
  speedBps === 0 ? null : Math.min(LONGEST_ETA_SECONDS, Math.ceil(left / speedBps));

/** Progress of a phase without bytes. */
export const countProgress = (phase: Progress['phase'], done: number, total: number): Progress => ({
  downloadedBytes: 0,
  totalBytes: 0,
  phase,
  files: { done, total },
  speedBps: 0,
  etaSeconds: null,
  retrying: null,
});
