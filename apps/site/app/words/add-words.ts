import type { Locale } from '@hoshikraft/shared';
import type { I18n, Messages } from '@lingui/core';

type Catalog = { messages: Messages };

const signIn = {
  ru: () => import('@hoshikraft/sign-in/words/ru'),
  en: () => import('@hoshikraft/sign-in/words/en'),
};

const unban = {
  ru: () => import('@hoshikraft/unban/words/ru'),
  en: () => import('@hoshikraft/unban/words/en'),
};

// What a feature library says stands in the library; it comes along with the folder that shows it.
const features: Readonly<Record<string, Record<Locale, () => Promise<Catalog>>>> = {
  'sign-in': signIn,
  reset: signIn,
  cabinet: signIn,
  bans: unban,
  profile: unban,
};

const load = async (folder: string, locale: Locale): Promise<readonly Catalog[]> =>
  Promise.all([
    import(`../${folder}/locales/${locale}.po`) as Promise<Catalog>,
    ...[features[folder]?.[locale]()].filter((feature) => feature !== undefined),
  ]);

const known = new WeakMap<I18n, Set<string>>();

/**
 * Teaches an i18n the words of folders of the site, those of the shell first of all. What it knows already is not
 * fetched again. Fails where a catalog cannot be had.
 */
export const addWords = async (i18n: I18n, folders: readonly string[]): Promise<void> => {
  const before = known.get(i18n) ?? new Set<string>();
  const locale = i18n.locale as Locale;
  const fresh = ['shell', ...folders].filter((folder) => !before.has(folder));
  const catalogs = await Promise.all(fresh.map((folder) => load(folder, locale)));
  if (fresh.length > 0) {
    i18n.load(locale, Object.assign({}, ...catalogs.flat().map(({ messages }) => messages)) as Messages);
    known.set(i18n, new Set([...before, ...fresh]));
  }
};
