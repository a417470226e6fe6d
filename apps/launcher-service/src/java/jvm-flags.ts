import type { Locale } from '@hoshikraft/shared';
import type { Schemas } from '../schemas.ts';
import { type IgnoredReason, refusalOf, takesValue } from './jvm-flag-rules.ts';
import { tokenizeFlags } from './tokenize-flags.ts';

type Reading = Omit<Schemas['JvmFlags'], 'value'>;

const LIMIT = 200;

const WORDS: Record<IgnoredReason, Record<Locale, string>> = {
  forbidden: {
    ru: 'Лаунчер передаёт только флаги, которые не могут запустить чужой код или записать файл. Этого среди них нет.',
    en: 'The launcher passes on only flags that can neither run foreign code nor write a file. This is none of them.',
  },
  memory: {
    ru: 'Память задаётся на странице «Память».',
    en: 'Memory is set on the page “Memory”.',
  },
  encoding: {
    ru: 'Кодировку лаунчер задаёт сам: с другой игра не найдёт свои файлы.',
    en: 'The launcher sets the encoding itself: with another one the game does not find its files.',
  },
  not_a_flag: {
    ru: 'Это не флаг Java: флаги начинаются с дефиса, у кавычек есть пара, а у параметра значение.',
    en: 'This is not a flag of Java: flags begin with a hyphen, quotes come in pairs and options have their value.',
  },
};

/**
 * Reads the JVM flags that a player typed: what Java gets, and what it does not get and why.
 *
 * Nothing that is handed on can take the argument after it: what wants a value is written `name=value`.
 */
export function readJvmFlags(value: string, locale: Locale): Reading {
  const reading: Reading = { tokens: [], ignored: [] };
  const ignore = (flag: string, reason: IgnoredReason) => {
    if (reading.ignored.length < LIMIT) reading.ignored.push({ flag, reason, text: WORDS[reason][locale] });
  };
  const words = tokenizeFlags(value);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const following = takesValue(word.text) ? words[at + 1] : undefined;
    if (following !== undefined) at += 1;
    const whole = following === undefined ? word.text : `${word.text}=${following.text}`;
    const shown = following === undefined ? word.text : `${word.text} ${following.text}`;
    const reason = refusalOf(whole);
    if (reason !== null) ignore(shown, reason);
    else if (word.unclosed || following?.unclosed === true) ignore(shown, 'not_a_flag');
    else if (takesValue(whole) || reading.tokens.length === LIMIT) ignore(shown, 'not_a_flag');
    else reading.tokens.push(whole);
  }
  return reading;
}
