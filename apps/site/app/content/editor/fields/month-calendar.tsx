import { useLocale } from '@hoshikraft/i18n';
import { LANGUAGE_TAGS } from '@hoshikraft/shared';
import { IconButton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, addMonths, weekdayOf, weeksOf } from './date-time-text.ts';

export interface MonthCalendarProps {
  /** The chosen day, `2026-11-22`. */
  value: string | null;
  today: string;
  onPick: (day: string) => void;
}

/** Days by which a key moves the focus; null: the key does something else. */
const stepOf = (key: string, day: string): string | null => {
  const weekday = weekdayOf(day);
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'PageUp') return addMonths(day, -1);
  return key === 'PageDown' ? addMonths(day, 1) : null;
};

/** A month whose days are chosen with a press, or with arrows, Page Up and Page Down. The week begins on Monday. */
export const MonthCalendar = ({ value, today, onPick }: MonthCalendarProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(value ?? today);
  const named = (options: Intl.DateTimeFormatOptions, at: string): string =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', ...options }).format(new Date(at));
  const focusDay = (): void => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useEffect(focusDay, []);
  const walk = (event: KeyboardEvent): void => {
    const next = stepOf(event.key, day);
    if (next === null) return;
    event.preventDefault();
    setDay(next);
    requestAnimationFrame(focusDay);
  };
  const weeks = weeksOf(day);
  return (
    <div className="editor-calendar">
      <div className="editor-calendar__head">
        <IconButton
          icon="chevron-left"
          size="small"
          label={t`Previous month`}
          onClick={() => setDay(addMonths(day, -1))}
        />
        <span id={id} aria-live="polite">
          {named({ month: 'long', year: 'numeric' }, day)}
        </span>
        <IconButton icon="chevron-right" size="small" label={t`Next month`} onClick={() => setDay(addMonths(day, 1))} />
      </div>
      <table role="grid" aria-labelledby={id} ref={grid} onKeyDown={walk}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={named({ weekday: 'long' }, one)}>
                {named({ weekday: 'short' }, one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} aria-selected={one === value}>
                  <button
                    type="button"
                    className="editor-calendar__day"
                    data-other={one.slice(0, 7) !== day.slice(0, 7)}
                    aria-current={one === today ? 'date' : undefined}
                    aria-label={named({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, one)}
                    tabIndex={one === day ? 0 : -1}
                    onClick={() => onPick(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
