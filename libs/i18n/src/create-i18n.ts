import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@hoshikraft/shared';

/**
 * The words of one request or one page. Catalogs are merged, later ones winning: the libraries' own, then the app's.
 * Never shared between requests: two visitors may read two languages at once.
 */
export const createI18n = (locale: Locale, catalogs: readonly Messages[]): I18n => {
  const messages: Messages = Object.assign({}, ...catalogs);
  return setupI18n({ locale, locales: [locale], messages: { [locale]: messages } });
};
