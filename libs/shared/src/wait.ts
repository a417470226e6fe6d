import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts';
import type { Locale } from './locales.ts';

const ONE: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: { second: 'через секунду', minute: 'через минуту', hour: 'через час' },
  en: { second: 'in a second', minute: 'in a minute', hour: 'in an hour' },
};

/** A wait as people say it, rounded up: "in an hour", "через 5 минут". */
export function formatWait(milliseconds: number, locale: Locale): string {
  const inUnits = (unit: Intl.RelativeTimeFormatUnit, length: number): string => {
    const count = Math.max(1, Math.ceil(milliseconds / length));
    return (count === 1 && ONE[locale][unit]) || new Intl.RelativeTimeFormat(locale).format(count, unit);
  };
  if (milliseconds <= 59 * SECOND_MS) return inUnits('second', SECOND_MS);
  if (milliseconds <= 59 * MINUTE_MS) return inUnits('minute', MINUTE_MS);
  if (milliseconds <= 48 * HOUR_MS) return inUnits('hour', HOUR_MS);
  return inUnits('day', DAY_MS);
}
