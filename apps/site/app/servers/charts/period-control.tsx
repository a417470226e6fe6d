import { SegmentedControl, type SegmentedControlProps } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** Chooses the period of a chart. */
export function PeriodControl<T extends string>(props: Omit<SegmentedControlProps<T>, 'label'>) {
  const { t } = useLingui();
  return <SegmentedControl label={t`Chart period`} {...props} />;
}
