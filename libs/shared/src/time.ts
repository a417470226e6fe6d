export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** docs/product/store.md#roles: a month is 31 days. */
export const MONTH_DAYS = 31;

/** Store periods that end; a role bought forever has no end. */
export const TIMED_PERIODS = ['month', 'three_months'] as const;
/** Periods of a role purchase (docs/product/store.md#roles). */
export const PERIODS = [...TIMED_PERIODS, 'forever'] as const;

export type TimedPeriod = (typeof TIMED_PERIODS)[number];
export type Period = (typeof PERIODS)[number];

/** Length of a period in days; `null` is for ever. */
export const PERIOD_DAYS: Readonly<Record<Period, number | null>> = {
  month: MONTH_DAYS,
  three_months: 3 * MONTH_DAYS,
  forever: null,
};

/** End of a period that begins at `start`; `null` is never. Days are 24 hours of UTC, so no clock change shortens one. */
export const periodEnd = (start: Date, period: Period): Date | null => {
  const days = PERIOD_DAYS[period];
  return days === null ? null : new Date(start.getTime() + days * DAY_MS);
};
