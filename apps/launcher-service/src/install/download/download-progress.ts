import type { Report } from '../installer.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { createSpeedMeter, etaSeconds } from './progress-meter.ts';
import type { Unit } from './units.ts';

/** Combines the progress of all connections of a download. */
export interface DownloadProgress {
  /** Sets the downloaded bytes of a unit. */
  held(unit: Unit, bytes: number): void;
  /** Waits before the next try of a unit. @throws LaunchFailure network_lost if no data came for too long */
  waiting(unit: Unit, attempt: number, waitMs: number, sleep: (ms: number) => Promise<unknown>): Promise<void>;
  finished(unit: Unit, pieces: number): void;
  /** Bytes that were counted and have to be downloaded again. */
  again(bytes: number): void;
  end(): void;
}

const TICK_MS = 150;

interface Options {
  report: Report;
  /** Phase while data is coming. */
  phase: 'downloading' | 'runtime';
  /** Time without data after which the download fails, milliseconds. */
  giveUpMs: number;
}

export function createDownloadProgress(units: readonly Unit[], { report, phase, giveUpMs }: Options): DownloadProgress {
  const totalBytes = units.reduce((sum, { length }) => sum + length, 0);
  const totalFiles = units.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const heldByUnit = new Map<string, number>();
  const waits = new Map<string, number>();
  const meter = createSpeedMeter();
  let here = 0;
  let most = 0;
  let received = 0;
  let doneFiles = 0;
  let lastNews = Date.now();
  let lastByte = Date.now();
  let lastTrouble = 0;
  let lastAttempt = 1;

  const publish = (): void => {
    const now = Date.now();
    meter.add(received, now);
    const isWaiting = lastTrouble > lastByte;
    const speedBps = isWaiting ? 0 : meter.speedBps();
    const nextAt = Math.min(...waits.values(), Infinity);
    report({
      // Progress does not decrease when bytes have to be downloaded again.
      downloadedBytes: Math.min(most, totalBytes),
      totalBytes,
      phase: isWaiting ? 'waiting_network' : phase,
      files: { done: doneFiles, total: totalFiles },
      speedBps,
      etaSeconds: etaSeconds(totalBytes - most, speedBps),
      retrying: isWaiting
        ? {
            attempt: lastAttempt,
            nextInSeconds: nextAt === Infinity ? 0 : Math.max(0, Math.ceil((nextAt - now) / 1000)),
          }
        : null,
    });
  };
  const ticking = setInterval(publish, TICK_MS);
  publish();

  return {
    held(unit, bytes) {
      const before = heldByUnit.get(unit.key);
      heldByUnit.set(unit.key, bytes);
      here += bytes - (before ?? 0);
      if (before !== undefined && bytes > before) {
        received += bytes - before;
        lastByte = Date.now();
      }
      if (here > most) {
        most = here;
        lastNews = Date.now();
      }
    },
    async waiting(unit, attempt, waitMs, sleep) {
      lastTrouble = Date.now();
      const left = lastNews + giveUpMs - lastTrouble;
      if (left <= 0) throw new LaunchFailure({ code: 'network_lost' });
      const ms = Math.min(waitMs, left);
      waits.set(unit.key, lastTrouble + ms);
      lastAttempt = attempt;
      try {
        await sleep(ms);
      } finally {
        waits.delete(unit.key);
      }
    },
    finished(_, pieces) {
      doneFiles = Math.min(totalFiles, doneFiles + pieces);
    },
    again(bytes) {
      here -= bytes;
    },
    end() {
      clearInterval(ticking);
      publish();
    },
  };
}
