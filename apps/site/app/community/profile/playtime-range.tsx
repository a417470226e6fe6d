import { Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type DayRange, rangeToQuery, RESOLUTIONS, type Resolution } from './statistics-view.ts';

export interface PlaytimeRangeProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** Date range and resolution of the chart, as native form fields. */
export const PlaytimeRange = ({ range, onChange }: PlaytimeRangeProps) => {
  const { t } = useLingui();
  const id = useId();
  const names: Record<Resolution, string> = { hour: t`Hours`, day: t`Days`, week: t`Weeks`, month: t`Months` };
  const isWrong = rangeToQuery(range) === null;
  const day = (name: 'from' | 'to', label: string) => (
    <label className="profile-range__field">
      <span>{label}</span>
      <input
        type="date"
        name={name}
        className="hk-search__input"
        defaultValue={range[name]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target: { value } }) => value !== '' && onChange({ ...range, [name]: value })}
      />
    </label>
  );
  return (
    <div className="profile-range">
      {day('from', t`Start date`)}
      {day('to', t`End date`)}
      <label className="profile-range__field">
        <span>{t`Interval`}</span>
        <select
          name="resolution"
          className="hk-search__input"
          value={range.resolution}
          onChange={({ target: { value } }) =>
            onChange({ ...range, resolution: RESOLUTIONS.find((one) => one === value) ?? 'day' })
          }
        >
          {RESOLUTIONS.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
      {isWrong && (
        <div id={id} role="alert" className="profile-range__wrong">
          <Text tone="muted">
            {t`The start date must be before the end date, and a chart can show up to 1,000 points: choose a longer interval or a shorter range.`}
          </Text>
        </div>
      )}
    </div>
  );
};
