import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** Placeholder of a chart. */
export const ChartLoading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the chart`}>
      <Skeleton variant="block" height={240} />
    </SkeletonGroup>
  );
};
