import type { LauncherState, Progress } from '@hoshikraft/launcher-contract';
import { Grid, Section, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InterruptedBanner } from '../../main/interrupted-banner.tsx';
import { JobProgress } from '../../parts/job-progress.tsx';
import { LaunchButton } from '../../main/launch-button.tsx';
import { LaunchFailure } from '../../main/launch-failure.tsx';
import { brokenOff, sampleErrors, samplePhases, sampleStages } from './samples.ts';

type ErrorCode = NonNullable<LauncherState['error']>['code'];

const phases = Object.keys(samplePhases) as Progress['phase'][];
const codes = Object.keys(sampleErrors) as ErrorCode[];

const nothing = (): void => undefined;

/** The launch in each of its states: button, progress, errors. */
export const LaunchElements = () => {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  return (
    <>
      <Section title={t`Main button`}>
        <Grid min={440}>
          {Object.values(sampleStages(now)).map((stage) => (
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
          {phases.map((phase) => (
            <JobProgress key={phase} progress={{ phase, ...samplePhases[phase] }} />
          ))}
        </Stack>
      </Section>
      <Section title={t`What went wrong`}>
        <Stack>
          <InterruptedBanner status="notInstalled" {...brokenOff} />
          {codes.map((code) => (
            <LaunchFailure key={code} error={{ code, clientId: null, ...sampleErrors[code] }} onAction={nothing} />
          ))}
        </Stack>
      </Section>
    </>
  );
};
