import type { Progress } from '@hoshikraft/launcher-contract';
import { useLingui } from '@lingui/react/macro';
import { JobProgress } from '../parts/job-progress.tsx';
import { useDelayedFlag } from '../parts/use-delayed-flag.ts';
import { useProgress } from '../service/launcher-state.ts';
import { CHECK_SHOWN_AFTER_MS, type Stage } from './launch-stage.ts';

const AT_WORK: ReadonlySet<Stage['kind']> = new Set(['checking', 'downloading', 'starting', 'moving']);

// While the game starts nothing can be counted, and the numbers of the download are outdated.
const STARTING: Progress = {
  phase: 'starting',
  downloadedBytes: 0,
  totalBytes: 0,
  files: { done: 0, total: 0 },
  speedBps: 0,
  etaSeconds: null,
  retrying: null,
};

export interface StageProgressProps {
  stage: Stage;
  /** Name of the other client of the job; null if it is this one. */
  busyWith: string | null;
}

/** Progress of the current job, above the button; nothing for a very short check. */
export const StageProgress = ({ stage, busyWith }: StageProgressProps) => {
  const { t } = useLingui();
  const received = useProgress();
  const atWork = AT_WORK.has(stage.kind) || busyWith !== null;
  const shown = useDelayedFlag(atWork, CHECK_SHOWN_AFTER_MS);
  const progress = stage.kind === 'starting' ? STARTING : received;
  if (progress === null || !shown) return null;
  if (busyWith !== null) return <JobProgress progress={progress} note={t`For ${busyWith}.`} />;
  // The button showed the remaining size; the bar shows the whole, so that it never restarts.
  const downloading = t`Earlier downloads are counted too. If you pause, nothing is lost.`;
  const waiting = t`Check your internet connection: the download will resume by itself.`;
  const note = progress.phase === 'waiting_network' ? waiting : stage.kind === 'downloading' ? downloading : undefined;
  return <JobProgress progress={progress} note={note} />;
};
