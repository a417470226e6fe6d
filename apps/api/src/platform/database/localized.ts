import type { Locale } from '@hoshikraft/shared';
import type { Json } from './generated.ts';

type Translations = Record<Locale, string>;

/** One language of a translated text (a jsonb of `ru` and `en`; the table checks that both are present). */
export const localized = (value: Json, locale: Locale): string => (value as unknown as Translations)[locale];

/** Like {@link localized}, for a text that may be absent. */
export const localizedOrNull = (value: Json | null, locale: Locale): string | null =>
  value === null ? null : localized(value, locale);

/** One language of a list of translated texts, in the same order. */
export const localizedList = (value: Json, locale: Locale): string[] =>
  (value as unknown as Translations[]).map((translations) => translations[locale]);
