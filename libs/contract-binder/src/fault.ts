import type { Locale } from '@hoshikraft/shared';
import type { ErrorObject } from 'ajv';

type Faults = ErrorObject[] | null | undefined;

type Words = Record<Locale, string>;

const OTHER: Words = { ru: 'Проверьте значение.', en: 'Check this value.' };
const EMPTY: Words = { ru: 'Заполните поле.', en: 'Fill in this field.' };

/** Messages by the broken rule; `limit` is its number. Limits of numbers are left out: they may be in minor units. */
const WORDS: Record<string, (limit: number) => Words> = {
  required: () => EMPTY,
  additionalProperties: () => ({ ru: 'Лишнее поле.', en: 'Unknown field.' }),
  minLength: (limit) =>
    limit === 1
      ? EMPTY
      : {
          ru: `Слишком коротко. Символов нужно не меньше ${limit}.`,
          en: `Too short. Use at least ${limit} characters.`,
        },
  maxLength: (limit) => ({
    ru: `Слишком длинно. Символов может быть не больше ${limit}.`,
    en: `Too long. Use no more than ${limit} characters.`,
  }),
  minItems: (limit) => ({ ru: `Слишком мало. Выберите не меньше ${limit}.`, en: `Too few. Choose at least ${limit}.` }),
  maxItems: (limit) => ({
    ru: `Слишком много. Оставьте не больше ${limit}.`,
    en: `Too many. Keep no more than ${limit}.`,
  }),
  uniqueItems: () => ({ ru: 'Уберите повторы.', en: 'Remove the duplicates.' }),
  enum: () => ({ ru: 'Выберите один из вариантов.', en: 'Choose one of the options.' }),
};

/** Maximum length of a field name in an error, characters: the caller chooses the name of an unknown field. */
const MAX_NAME = 200;

/** Path of the first violation, such as `consents/rules`, and the broken rule. */
export function firstFault(errors: Faults): { place: string; rule: string } {
  const error = errors?.[0];
  const own = error?.params as { missingProperty?: string; additionalProperty?: string } | undefined;
  const name = own?.missingProperty ?? own?.additionalProperty;
  const path = (error?.instancePath ?? '').slice(1);
  return { place: [path, name].filter(Boolean).join('/'), rule: error?.keyword ?? '' };
}

/** The first error as `fields` of an error reply: its path below `part`, such as `body/consents/rules`, → message. */
export function faultFields(errors: Faults, part: string, locale: Locale): Record<string, string> {
  const { place, rule } = firstFault(errors);
  const name = [part, place].filter(Boolean).join('/').slice(0, MAX_NAME);
  const { limit = 0 } = (errors?.[0]?.params ?? {}) as { limit?: number };
  return { [name]: (WORDS[rule]?.(limit) ?? OTHER)[locale] };
}
