import { useAmounts, useFormats } from '@hoshikraft/i18n';
import type { Progress } from '@hoshikraft/launcher-contract';
import { Meter } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNow } from './use-now.ts';
import './job-progress.css';

/** Texts of the phases. */
const usePhaseMessages = (): Readonly<Record<Progress['phase'], string>> => {
  const { t } = useLingui();
  return {
    metadata: t`Checking for updates`,
    checking: t`Checking files`,
    downloading: t`Downloading files`,
    waiting_network: t`Waiting for a connection`,
    applying: t`Installing files`,
    runtime: t`Downloading Java`,
    starting: t`Starting the game`,
    moving: t`Moving files`,
  };
};

const Retrying = ({ nextInSeconds }: { nextInSeconds: number }) => {
  const { t } = useLingui();
  const { wait } = useAmounts();
  const [until] = useState(() => Date.now() + nextInSeconds * 1000);
  const left = Math.ceil((until - useNow(true)) / 1000);
  const time = wait(left);
  return <span className="hk-tabular">{left > 0 ? t`retrying in ${time}` : t`retrying now`}</span>;
};

const useFigures = ({ downloadedBytes, totalBytes, speedBps, etaSeconds, files }: Progress, inBytes: boolean) => {
  const { t } = useLingui();
  const { bytesOf, speed, wait } = useAmounts();
  const { number } = useFormats();
  const left = etaSeconds === null ? '' : wait(etaSeconds);
  const done = number(files.done);
  const total = number(files.total);
  if (!inBytes) return files.total > 0 ? t`${done} of ${total}` : '';
  return [bytesOf(downloadedBytes, totalBytes), speedBps > 0 && speed(speedBps), Boolean(etaSeconds) && t`${left} left`]
    .filter(Boolean)
    .join(' · ');
};

const BYTE_PHASES: ReadonlySet<Progress['phase']> = new Set(['downloading', 'waiting_network', 'runtime', 'moving']);

export interface JobProgressProps {
  progress: Progress;
  /** A sentence below the bar: what a cancel does, or which client it is about. */
  note?: string | undefined;
}

/** Progress of a job: phase, numbers, bar. A screen reader reads changes of the phase, not of the numbers. */
export const JobProgress = ({ progress, note }: JobProgressProps) => {
  const { t } = useLingui();
  const words = usePhaseMessages()[progress.phase];
  const { files, downloadedBytes, totalBytes, phase, retrying } = progress;
  const inBytes = BYTE_PHASES.has(phase) && totalBytes > 0;
  const figures = useFigures(progress, inBytes);
  const [value, max] = inBytes ? [downloadedBytes, totalBytes] : [files.done, files.total];
  return (
    <div className="job">
      <p className="job__head">
        <span role="status">{words}</span>
        {retrying === null ? (
          <span className="hk-tabular">{figures}</span>
        ) : (
          <Retrying key={`${retrying.attempt}/${retrying.nextInSeconds}`} nextInSeconds={retrying.nextInSeconds} />
        )}
      </p>
      {max > 0 ? (
        <Meter bare kind="progress" label={t`Progress`} value={value} max={max} valueText={figures} />
      ) : (
        <div className="job__unknown" role="progressbar" aria-label={t`Progress`} aria-valuetext={words}>
          <span />
        </div>
      )}
      {note && <p className="job__note">{note}</p>}
    </div>
  );
};
