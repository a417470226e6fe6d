import type { Schemas } from '@hoshikraft/api-client';
import { formatDate, formatWeekday, useFormats, useLocale, useTimeZone } from '@hoshikraft/i18n';
import { Card, classNames, Heading, Icon } from '@hoshikraft/ui';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { type CalendarDay, calendarDays } from './calendar-days.ts';

type Status = Schemas['BonusStatus'];

/** Days of the calendar are formatted in UTC: in the visitor's time zone their noon may be on another date. */
const ZONE = 'UTC';

const Day = ({ day }: { day: CalendarDay }) => {
  const { t } = useLingui();
  const { at, amount, isToday } = day;
  const when = formatDate(at, useLocale(), ZONE);
  const text =
    amount === null ? t`${when}: no bonus` : t`${when}: ${plural(amount, { one: '# coin', other: '# coins' })}`;
  return (
    <li
      className={classNames('bonus-day', amount !== null && 'bonus-day--claimed')}
      aria-current={isToday ? 'date' : undefined}
      title={text}
    >
      <span className="hk-visually-hidden">{text}</span>
      <span aria-hidden="true">{amount === null ? day.number : <Icon name="lantern" size={18} />}</span>
    </li>
  );
};

const Weekdays = ({ days }: { days: readonly CalendarDay[] }) => {
  const locale = useLocale();
  return (
    <div className="bonus-weekdays" aria-hidden="true">
      {days.slice(0, 7).map(({ at }) => (
        <span key={at}>{formatWeekday(at, locale, ZONE)}</span>
      ))}
    </div>
  );
};

const Streak = ({ status: { streak, streakEndsAt } }: { status: Status }) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  if (streak === 0 || streakEndsAt === null) {
    return <p className="hk-muted">{t`No streak yet. Each day in a row adds 2 coins, up to 50.`}</p>;
  }
  const until = moment(streakEndsAt);
  return (
    <div>
      <p className="bonus-streak">
        <Icon name="flame" />
        <strong>
          <Plural value={streak} one="# day in a row" other="# days in a row" />
        </strong>
      </p>
      <p className="hk-muted hk-small">{t`Claim the next one before ${until} to keep your streak.`}</p>
    </div>
  );
};

/** Claims of the last five weeks by day in the visitor's time zone, and the streak. */
export const StreakCalendar = ({ status }: { status: Status }) => {
  const { t } = useLingui();
  const days = calendarDays(status, useTimeZone());
  return (
    <Card as="section" className="bonus-calendar">
      <Heading level={2} size="h3">{t`Days in a row`}</Heading>
      <Streak status={status} />
      <div>
        <Weekdays days={days} />
        <ol className="bonus-days" aria-label={t`Bonuses over the past five weeks`} lang={useLocale()}>
          {days.map((day) => (
            <Day key={day.at} day={day} />
          ))}
        </ol>
      </div>
    </Card>
  );
};
