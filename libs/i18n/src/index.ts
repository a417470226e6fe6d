export { createI18n } from './create-i18n.ts';
export {
  dayOf,
  formatCompactNumber,
  formatDate,
  formatDateTime,
  formatDuration,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatTime,
  formatWeekday,
  SERVER_TIME_ZONE,
} from './formats.ts';
export { useAmounts } from './use-amounts.ts';
export { Time } from './time.tsx';
export { browserTimeZone, TimeZoneContext, useTimeZone } from './time-zone.ts';
export { TodayContext, TodayProvider } from './today.tsx';
export { useFormats, useLocale } from './use-formats.ts';
