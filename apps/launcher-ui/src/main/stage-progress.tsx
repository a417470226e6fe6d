import type { Progress } from '@hoshikraft/launcher-contract';
import { useLingui } from '@lingui/react/macro';
import { JobProgress } from '../parts/job-progress.tsx';
import { useLasting } from '../parts/use-lasting.ts';
import { useProgress } from '../service/launcher-state.ts';
import { CHECK_SHOWN_AFTER_MS, type Stage } from './launch-stage.ts';

const AT_WORK: ReadonlySet<Stage['kind']> = new Set(['checking', 'downloading', 'starting', 'moving']);

// Nothing can be counted while the game starts, and the last figures of the download say nothing any more.
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
  /** Name of the other client that the job is for; null where it is this one. */
  busyWith: string | null;
}

/** How far the present job came, over the button; nothing for a check that is over at once. */
export const StageProgress = ({ stage, busyWith }: StageProgressProps) => {
  const { t } = useLingui();
  const told = useProgress();
  const atWork = AT_WORK.has(stage.kind) || busyWith !== null;
  const shown = useLasting(atWork, CHECK_SHOWN_AFTER_MS);
  const progress = stage.kind === 'starting' ? STARTING : told;
  if (progress === null || !shown) return null;
  if (busyWith !== null) return <JobProgress progress={progress} note={t`This is for ${busyWith}.`} />;
  // The button told what was left to fetch; the bar goes over the whole, so that it never starts anew.
  const note =
    stage.kind === 'downloading'
      ? t`What was downloaded before is counted in. If you cancel, all of it is kept.`
      : undefined;
  return <JobProgress progress={progress} note={note} />;
};
