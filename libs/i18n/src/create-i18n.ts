import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@hoshikraft/shared';

/**
 * Messages of one request or one page. Never shared between requests: two visitors may read two languages at once.
 *
 * @param messages Catalog of this language. Without it messages are shown in English, as the code has them.
 */
export const createI18n = (locale: Locale, messages: Messages = {}): I18n =>
  setupI18n({ locale, locales: [locale], messages: { [locale]: messages } });
