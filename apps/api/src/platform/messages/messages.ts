import type { Locale } from '@hoshikraft/shared';
import type { ApiMessages } from './api-messages.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const MESSAGES: Readonly<Record<Locale, ApiMessages>> = { ru, en };

/** All messages of the API in a language. */
export const messagesFor = (locale: Locale): ApiMessages => MESSAGES[locale];
