import { createI18n } from '@hoshikraft/i18n';
import { isLocale, type Locale, pickLocale } from '@hoshikraft/shared';
import type { I18n } from '@lingui/core';

const KEY = 'locale';

/** Names of languages in the language itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English' };

const loadCatalogs = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
} satisfies Record<Locale, unknown>;

/** The language chosen last in this browser, else the browser's own. */
export const chosenLocale = (window: Pick<Window, 'localStorage' | 'navigator'>): Locale => {
  const stored = window.localStorage.getItem(KEY);
  return isLocale(stored) ? stored : pickLocale({ acceptLanguage: window.navigator.languages.join(',') });
};

/** The messages of one language; other languages are not loaded. */
export const loadMessages = async (locale: Locale): Promise<I18n> => {
  const { messages } = await loadCatalogs[locale]();
  document.documentElement.lang = locale;
  return createI18n(locale, messages);
};

/** Changes the language of the open page, and of the next ones in this browser. */
export const changeLanguage = async (i18n: I18n, locale: Locale): Promise<void> => {
  const { messages } = await loadCatalogs[locale]();
  window.localStorage.setItem(KEY, locale);
  document.documentElement.lang = locale;
  i18n.loadAndActivate({ locale, locales: [locale], messages });
};
