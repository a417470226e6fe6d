import type { Locale } from '@hoshikraft/shared';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { ServiceMessages } from './service-messages.ts';

const MESSAGES: Readonly<Record<Locale, ServiceMessages>> = { ru, en };

/** The service's messages in a language. */
export const messages = (locale: Locale): ServiceMessages => MESSAGES[locale];
