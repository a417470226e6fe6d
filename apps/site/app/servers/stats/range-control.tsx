import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PeriodControl } from '../charts/period-control.tsx';
import { rangeIn, RANGES, withRange } from './stats-view.ts';

/** Chooses the range, which is stored in the address. */
export const RangeControl = () => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const names = {
    '1h': t`1 hour`,
    '24h': t`24 hours`,
    '7d': t`7 days`,
    '31d': t`31 days`,
    '1y': t`1 year`,
    max: t`All time`,
  };
  return (
    <PeriodControl
      value={rangeIn(search)}
      options={RANGES.map((value) => ({ value, label: names[value] }))}
      onChange={(next) => setSearch((current) => withRange(current, next), { replace: true, preventScrollReset: true })}
    />
  );
};
