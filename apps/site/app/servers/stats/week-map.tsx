import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Text, VisuallyHidden } from '@hoshikraft/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, PointerEvent } from 'react';
import { useFormatValue } from '../charts/chart-table.tsx';
import { busiestHour } from './stats-view.ts';
import { useClock } from './use-clock.ts';

/** Hours between two column labels. */
const LABEL_STEP = 6;

/**
 * Heat map of the week by hour, as a table: the more players, the brighter the cell. Of its 168 cells each attribute counts:
 * the title is set under the pointer, and the style sheet hides the values.
 */
export const WeekMap = ({ week }: { week: Schemas['OnlineSummary']['week'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const formatValue = useFormatValue();
  const clock = useClock();
  const busiest = busiestHour(week);
  if (busiest === null) return <Text tone="muted">{t`No data for these weeks yet.`}</Text>;
  const format = (value: number | null): string => formatValue(value, number);
  const nameCell = ({ target }: PointerEvent): void => {
    if (!(target instanceof HTMLTableCellElement) || target.tagName !== 'TD') return;
    const weekday = Number(target.parentElement?.dataset['weekday']);
    target.title = `${clock.weekday(weekday)} ${clock.hour(target.cellIndex - 1)}: ${target.textContent}`;
  };
  const when = `${clock.weekday(busiest.weekday, 'long')}, ${clock.hour(busiest.hour)}`;
  const most = Math.round(busiest.value);
  return (
    <>
      <Text>{t`Peak: ${when}, about ${plural(most, { one: '# player', other: '# players' })}`}</Text>
      <table className="week-map" onPointerOver={nameCell}>
        <caption>
          <VisuallyHidden>{t`Average players by day of the week and hour`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {(week[0] ?? []).map((_, place) => (
              <th key={place} scope="col">
                {place % LABEL_STEP === 0 ? (
                  <span className="week-map__hour">{clock.hour(place)}</span>
                ) : (
                  <VisuallyHidden>{clock.hour(place)}</VisuallyHidden>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.map((hours, weekday) => (
            <tr key={weekday} data-weekday={weekday}>
              <th scope="row">{clock.weekday(weekday)}</th>
              {hours.map((value, place) => (
                <td
                  key={place}
                  data-unknown={value === null || undefined}
                  style={{ '--part': Number(((value ?? 0) / Math.max(busiest.value, 1)).toFixed(2)) } as CSSProperties}
                >
                  <span>{format(value)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
