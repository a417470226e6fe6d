import type { Locale } from '@hoshikraft/shared';
import type { ApiWords } from './api-words.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Locale, ApiWords>> = { ru, en };

/** What the API says, in a language. */
export const words = (locale: Locale): ApiWords => WORDS[locale];
