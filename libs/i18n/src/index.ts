export { createI18n } from './create-i18n.ts';
export {
  formatCompactNumber,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatPercent,
  formatRelative,
  formatShortDate,
  formatTime,
  formatWeekday,
  SERVER_TIME_ZONE,
} from './formats.ts';
export { useAmounts } from './use-amounts.ts';
export { browserTimeZone, TimeZoneContext, useFormats, useLocale, useTimeZone } from './use-formats.ts';
