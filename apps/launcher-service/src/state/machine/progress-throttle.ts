import type { Schemas } from '../../schemas.ts';

type Progress = Schemas['Progress'];

/** Interval between two messages, milliseconds: at most five a second. */
const PAUSE_MS = 200;

/** Limits the rate of progress messages, and never lets a number decrease. */
export interface ProgressThrottle {
  /** The newest progress; null before the first report of a job. */
  latest(): Progress | null;
  offer(progress: Progress): void;
  /** Drops unsent progress: the files are complete. */
  settle(): void;
  /** Call when a new job starts. */
  reset(): void;
}

const isDownload = (phase: Progress['phase'] | null): boolean => phase === 'downloading' || phase === 'runtime';

/** Waiting for the network is a pause of the same download, not another phase of work. */
const stretchOf = ({ phase }: Progress, before: Progress['phase'] | null): Progress['phase'] =>
  phase === 'waiting_network' ? (before !== null && isDownload(before) ? before : 'downloading') : phase;

function onlyForward(next: Progress, before: Progress): Progress {
  const done = Math.max(next.files.done, before.files.done);
  return {
    ...next,
    downloadedBytes: Math.max(next.downloadedBytes, before.downloadedBytes),
    // The total cannot be less than what is done.
    files: { done, total: Math.max(next.files.total, done) },
  };
}

export function createProgressThrottle(publish: (progress: Progress) => void): ProgressThrottle {
  let newest: Progress | null = null;
  let stretch: Progress['phase'] | null = null;
  let timer: NodeJS.Timeout | null = null;
  let unsent = false;

  function send(): void {
    timer = null;
    if (!unsent || newest === null) return;
    unsent = false;
    timer = setTimeout(send, PAUSE_MS);
    publish(newest);
  }

  return {
    latest: () => newest,
    offer(progress) {
      const next = stretchOf(progress, stretch);
      newest = newest === null || next !== stretch ? progress : onlyForward(progress, newest);
      stretch = next;
      unsent = true;
      if (timer === null) send();
    },
    settle() {
      unsent = false;
    },
    reset() {
      newest = null;
      unsent = false;
    },
  };
}
