import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { PERIODS } from '@hoshikraft/shared';
import { SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { largestSaving } from './saving.ts';
import { usePeriodMessages } from './store-messages.ts';

type Period = Schemas['Period'];

export interface PeriodSwitchProps {
  roles: readonly Schemas['StoreRole'][];
  value: Period;
  onChange: (period: Period) => void;
}

/** Period of the purchase, with the largest saving of a longer period on this server. */
export const PeriodSwitch = ({ roles, value, onChange }: PeriodSwitchProps) => {
  const { t } = useLingui();
  const { percent } = useFormats();
  const periods = usePeriodMessages();
  const sold = PERIODS.filter((period) => roles.some(({ prices }) => prices.some((price) => price.period === period)));
  const label = (period: Period) => {
    const saving = largestSaving(roles, period);
    const part = percent(saving / 100);
    return (
      <span className="store-period">
        <span className="store-period__name">{periods[period].name}</span>
        <span className="store-period__short" aria-hidden="true">
          {periods[period].short}
        </span>
        {saving > 0 && <span className="store-saving">{t`up to −${part}`}</span>}
      </span>
    );
  };
  return (
    <SegmentedControl
      label={t`Period`}
      options={sold.map((period) => ({ value: period, label: label(period) }))}
      value={value}
      onChange={onChange}
    />
  );
};
