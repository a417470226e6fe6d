import type { Locale } from '@hoshikraft/shared';
import type { JsonValue } from './database/generated.ts';

const isText = (value: unknown): value is Record<Locale, string> =>
  typeof value === 'object' && value !== null && 'ru' in value && 'en' in value;

/**
 * One language of a text kept in both, `{ "ru": …, "en": … }`.
 *
 * @throws Error for anything else: a fault in our own data
 */
export const textIn = (value: JsonValue, locale: Locale): string => {
  if (!isText(value)) throw new Error('a text of the database lacks a language');
  return value[locale];
};

/** One language of a list of such texts. */
export const textsIn = (values: JsonValue, locale: Locale): string[] => {
  if (!Array.isArray(values)) throw new Error('a list of texts of the database is no list');
  return values.map((value) => textIn(value, locale));
};
