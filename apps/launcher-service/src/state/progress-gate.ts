import type { Schemas } from '../schemas.ts';

type Progress = Schemas['Progress'];

/** Between two messages, milliseconds: at most five a second. */
const PAUSE_MS = 200;

/** Thins out the reports of a job, and never lets a number go back. */
export interface ProgressGate {
  /** What was said last; null before the first report of a job. */
  latest(): Progress | null;
  offer(progress: Progress): void;
  /** What was not told yet is told no more: the files are done with. */
  settle(): void;
  /** A new job begins. */
  reset(): void;
}

const isDownload = (phase: Progress['phase'] | null): boolean => phase === 'downloading' || phase === 'runtime';

/** Waiting for the network is a pause in the same download, not another stretch of work. */
const stretchOf = ({ phase }: Progress, before: Progress['phase'] | null): Progress['phase'] =>
  phase === 'waiting_network' ? (before !== null && isDownload(before) ? before : 'downloading') : phase;

function onlyForward(next: Progress, before: Progress): Progress {
  const done = Math.max(next.files.done, before.files.done);
  return {
    ...next,
    downloadedBytes: Math.max(next.downloadedBytes, before.downloadedBytes),
    // There cannot be less to do than was done.
    files: { done, total: Math.max(next.files.total, done) },
  };
}

export function createProgressGate(publish: (progress: Progress) => void): ProgressGate {
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
