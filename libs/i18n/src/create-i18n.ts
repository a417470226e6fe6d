import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@hoshikraft/shared';

/**
 * Messages of one request or one page. Never shared between requests, since visitors use different languages at once.
 *
 * @param messages Catalog of this language. Without it messages are shown in English, as in the code.
 */
export const createI18n = (locale: Locale, messages: Messages = {}): I18n =>
  setupI18n({ locale, locales: [locale], messages: { [locale]: messages } });
