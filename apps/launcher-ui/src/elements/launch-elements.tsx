import type { Progress } from '@hoshikraft/launcher-contract';
import { Grid, Section, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InterruptedBanner } from '../main/interrupted-banner.tsx';
import { JobProgress } from '../parts/job-progress.tsx';
import { LaunchButton } from '../main/launch-button.tsx';
import { LaunchFailure } from '../main/launch-failure.tsx';
import type { Stage } from '../main/launch-stage.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';

const MEGABYTE = 1_000_000;

const stagesAt = (now: number): readonly Stage[] => [
  { kind: 'install', bytes: 471 * MEGABYTE },
  { kind: 'update', bytes: 214 * MEGABYTE },
  { kind: 'continue', bytes: 159 * MEGABYTE },
  { kind: 'play' },
  { kind: 'repair' },
  { kind: 'sending' },
  { kind: 'checking' },
  { kind: 'downloading' },
  { kind: 'starting' },
  { kind: 'running', startedAt: new Date(now - 72_000).toISOString() },
  { kind: 'moving' },
];

const half: Progress = {
  downloadedBytes: 312 * MEGABYTE,
  totalBytes: 471 * MEGABYTE,
  phase: 'downloading',
  files: { done: 1840, total: 5000 },
  speedBps: 18_400_000,
  etaSeconds: 9,
  retrying: null,
};

const stretches: readonly Progress[] = [
  { ...half, phase: 'metadata', totalBytes: 0, downloadedBytes: 0, files: { done: 0, total: 0 }, etaSeconds: null },
  { ...half, phase: 'checking' },
  half,
  { ...half, phase: 'waiting_network', speedBps: 0, etaSeconds: null, retrying: { attempt: 4, nextInSeconds: 8 } },
  { ...half, phase: 'applying' },
  { ...half, phase: 'runtime' },
  { ...half, phase: 'moving' },
];

const errors: readonly ServiceSchemas['LaunchError'][] = [
  { code: 'manifest_unavailable', clientId: null },
  { code: 'disk_full', clientId: null, need: 900 * MEGABYTE, free: 120 * MEGABYTE },
  { code: 'path_unusable', clientId: null, reason: 'exclamation_mark', path: '/games/Wow!' },
  { code: 'network_lost', clientId: null },
  { code: 'object_corrupt', clientId: null, path: 'mods/lanterns.jar' },
  { code: 'java_unavailable', clientId: null, reason: 'missing' },
  {
    code: 'client_crashed',
    clientId: null,
    exitCode: 1,
    hint: 'memory',
    tail: ['java.lang.OutOfMemoryError: Java heap space'],
  },
];

const nothing = (): void => undefined;

/** The launch in each of its states: button, progress, errors. */
export const LaunchElements = () => {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  return (
    <>
      <Section title={t`The one button`}>
        <Grid min={300}>
          {stagesAt(now).map((stage) => (
            <LaunchButton
              key={stage.kind}
              stage={stage}
              clientName="HiTech"
              onLaunch={nothing}
              onRepair={nothing}
              onCancel={nothing}
              onStop={nothing}
            />
          ))}
        </Grid>
      </Section>
      <Section title={t`Progress`}>
        <Stack gap={6}>
          {stretches.map((progress) => (
            <JobProgress key={progress.phase} progress={progress} />
          ))}
        </Stack>
      </Section>
      <Section title={t`What went wrong`}>
        <Stack>
          <InterruptedBanner bytesHeld={312 * MEGABYTE} status="notInstalled" bytesLeft={159 * MEGABYTE} />
          {errors.map((error) => (
            <LaunchFailure key={error.code} error={error} onAction={nothing} />
          ))}
        </Stack>
      </Section>
    </>
  );
};
