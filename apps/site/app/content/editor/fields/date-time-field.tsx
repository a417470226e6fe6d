import { useLocale } from '@hoshikraft/i18n';
import { Button, Icon, IconButton } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { parseDay, parseTime, showDay } from './date-time-text.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** Time of a day that is chosen before its time. */
const NOON = '12:00';

export interface DateTimeFieldProps {
  id: string;
  label: string;
  help: ReactNode;
  error?: string | undefined;
  /** A minute of the clock, `2026-11-22T18:00`. */
  value: string | null;
  /** `2026-11-22` */
  today: string;
  onChange: (value: string | null) => void;
}

/** A date and a time of day that are typed, or chosen in a calendar; a browser's own field looks different in each. */
export const DateTimeField = ({ id, label, help, error, value, today, onChange }: DateTimeFieldProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const noteId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  /** Texts that are no date or time yet, until the field is left with one. */
  const [typed, setTyped] = useState<{ day?: string; time?: string }>({});
  const [left, setLeft] = useState(true);
  const [open, setOpen] = useState(false);
  const [day = '', time = ''] = value?.split('T') ?? [];
  const shown = { day: typed.day ?? (day === '' ? '' : showDay(day, locale)), time: typed.time ?? time };
  const change = (next: { day: string; time: string }): void => {
    const [wantedDay, wantedTime] = [parseDay(next.day), parseTime(next.time === '' ? NOON : next.time)];
    onChange(wantedDay === null || wantedTime === null ? null : `${wantedDay}T${wantedTime}`);
  };
  const type = (part: { day?: string; time?: string }): void => {
    const next = { ...shown, ...part };
    // All of it: a date that is wrong leaves no value to show the time of.
    setTyped(next);
    setLeft(false);
    change(next);
  };
  const leave = (): void => {
    setLeft(true);
    if (value !== null || shown.day.trim() === '') setTyped({});
  };
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const clear = (): void => {
    setTyped({});
    onChange(null);
    opener.current?.focus();
  };
  const example = showDay('2026-12-31', locale);
  const wrongDay = left && shown.day.trim() !== '' && parseDay(shown.day) === null;
  const wrongTime = left && shown.time.trim() !== '' && parseTime(shown.time) === null;
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={noteId}
      className="editor-date-time"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <span className="hk-field__label" aria-hidden="true">
        {label}
      </span>
      <div className="editor-date-time__fields">
        <TextField
          id={id}
          label={t`Date`}
          value={shown.day}
          placeholder={example}
          inputMode="numeric"
          autoComplete="off"
          error={wrongDay ? t`Enter a date, such as ${example}.` : undefined}
          onChange={(event) => type({ day: event.target.value })}
          end={
            <IconButton
              ref={opener}
              icon="calendar"
              size="small"
              label={t`Calendar`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          }
        />
        <TextField
          label={t`Time`}
          value={shown.time}
          placeholder={NOON}
          inputMode="numeric"
          autoComplete="off"
          error={wrongTime ? t`Enter a time, such as 18:30.` : undefined}
          onChange={(event) => type({ time: event.target.value })}
        />
      </div>
      {open && (
        <div
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <MonthCalendar
            value={day === '' ? null : day}
            today={today}
            onPick={(picked) => {
              setTyped({});
              change({ day: picked, time: parseTime(shown.time) ?? '' });
              close();
            }}
          />
        </div>
      )}
      <div id={noteId}>
        {error === undefined ? (
          <p className="hk-field__help">{help}</p>
        ) : (
          <p className="hk-field__error" role="alert">
            <Icon name="warning" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {value !== null && (
        <Button size="small" variant="quiet" startIcon="close" onClick={clear}>
          {t`Clear the time`}
        </Button>
      )}
    </div>
  );
};
