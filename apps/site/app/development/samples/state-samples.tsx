import {
  Button,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Grid,
  NotFoundState,
  OfflineState,
  ProgressBar,
  Skeleton,
  SkeletonGroup,
  type SkeletonProps,
  SkeletonText,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { FRAME, type Samples } from './kit-components.ts';

const SKELETONS: readonly NonNullable<SkeletonProps['variant']>[] = [
  'text',
  'title',
  'block',
  'circle',
  'button',
  'card',
];

const SkeletonSample = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Grid min={160}>
        {SKELETONS.map((variant) => (
          <Skeleton key={variant} variant={variant} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

const SkeletonGroupSample = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton variant="title" />
    </SkeletonGroup>
  );
};

const SkeletonTextSample = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
};

const stateSample = (State: typeof EmptyState) => {
  const StateSample = () => {
    const { t } = useLingui();
    return (
      <State
        level={3}
        title={t`What happened`}
        text={t`What it means and what to try.`}
        actions={<Button>{t`Try again`}</Button>}
      />
    );
  };
  return StateSample;
};

const ProgressBarSample = () => {
  const { t } = useLingui();
  return <ProgressBar active label={t`Loading page`} />;
};

/** Loading, empty and error states. */
export const stateSamples = {
  Skeleton: SkeletonSample,
  SkeletonGroup: SkeletonGroupSample,
  SkeletonText: SkeletonTextSample,
  EmptyState: stateSample(EmptyState),
  ErrorState: stateSample(ErrorState),
  // Within every state.
  StatePicture: FRAME,
  ForbiddenState: stateSample(ForbiddenState),
  OfflineState: stateSample(OfflineState),
  NotFoundState: stateSample(NotFoundState),
  ProgressBar: ProgressBarSample,
} satisfies Partial<Samples>;
