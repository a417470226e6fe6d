import type { Locale } from '@hoshikraft/shared';
import type { Json } from './generated.ts';

type Words = Record<Locale, string>;

/** One language of a text that is kept in both (a jsonb of `ru` and `en`, which the table itself demands). */
export const localized = (value: Json, locale: Locale): string => (value as unknown as Words)[locale];

/** The same for a text that may be absent. */
export const localizedOrNull = (value: Json | null, locale: Locale): string | null =>
  value === null ? null : localized(value, locale);

/** One language of a list of texts, in its order. */
export const localizedList = (value: Json, locale: Locale): string[] =>
  (value as unknown as Words[]).map((words) => words[locale]);
