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

/** Waiting for the network is a pause in the same download, not another stretch of work. */
const stretch = ({ phase }: Progress): string => (phase === 'waiting_network' ? 'downloading' : phase);

function onlyForward(next: Progress, before: Progress | null): Progress {
  if (before === null || stretch(next) !== stretch(before)) return next;
  return {
    ...next,
    downloadedBytes: Math.max(next.downloadedBytes, before.downloadedBytes),
    files: { ...next.files, done: Math.max(next.files.done, before.files.done) },
  };
}

export function createProgressGate(publish: (progress: Progress) => void): ProgressGate {
  let newest: Progress | null = null;
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
      newest = onlyForward(progress, newest);
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
