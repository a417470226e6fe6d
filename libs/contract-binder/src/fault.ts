import type { Locale } from '@hoshikraft/shared';
import type { ErrorObject } from 'ajv';

type Faults = ErrorObject[] | null | undefined;

const OTHER: Record<Locale, string> = { ru: 'Неверное значение.', en: 'Wrong value.' };

const WORDS: Record<string, Record<Locale, string>> = {
  required: { ru: 'Нужно заполнить.', en: 'Required.' },
  additionalProperties: { ru: 'Лишнее поле.', en: 'Unknown field.' },
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
  return { [name]: (WORDS[rule] ?? OTHER)[locale] };
}
