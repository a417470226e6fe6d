import { formatShortDate, useFormats, useLocale } from '@hoshikraft/i18n';
import { isoOf } from './ticks.ts';

/**
 * Formats the beginning of a chart's step. Days and longer steps are dates (UTC), the same for every reader; a shorter step
 * begins at a moment, in the reader's time zone.
 */
export const useStepFormat = (isOfDays: boolean): ((at: number) => string) => {
  const locale = useLocale();
  const { moment } = useFormats();
  return (at) => (isOfDays ? formatShortDate(isoOf(at), locale, 'UTC') : moment(isoOf(at)));
};
