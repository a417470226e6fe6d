import type { Locale } from '@hoshikraft/shared';
import type { Messages } from '@lingui/core';

const catalogs = {
  ru: () => import('../locales/ru.po'),
  en: () => import('../locales/en.po'),
} satisfies Record<Locale, () => Promise<{ messages: Messages }>>;

/** Loads the messages of one language; browsers download only that one. */
export const loadMessages = async (locale: Locale): Promise<Messages> => (await catalogs[locale]()).messages;
