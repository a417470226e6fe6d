import type { Locale } from '@hoshikraft/shared';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { ServiceWords } from './service-words.ts';

const WORDS: Readonly<Record<Locale, ServiceWords>> = { ru, en };

/** What the service says, in a language. */
export const words = (locale: Locale): ServiceWords => WORDS[locale];
