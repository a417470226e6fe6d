import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@hoshikraft/shared';
import { messages as signInEn } from '@hoshikraft/sign-in/words/en';
import { messages as signInRu } from '@hoshikraft/sign-in/words/ru';
import { messages as unbanEn } from '@hoshikraft/unban/words/en';
import { messages as unbanRu } from '@hoshikraft/unban/words/ru';
import type { Messages } from '@lingui/core';

const catalogs = (locale: Locale): Messages[] =>
  globSync(join(__dirname, `../*/locales/${locale}.po`)).map(
    (path) => jest.requireActual<{ messages: Messages }>(path).messages,
  );

/** Every word of the site: a test may draw a part of any page. */
export const allWords: Readonly<Record<Locale, readonly Messages[]>> = {
  ru: [signInRu, unbanRu, ...catalogs('ru')],
  en: [signInEn, unbanEn, ...catalogs('en')],
};
