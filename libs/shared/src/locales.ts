/** Interface languages (docs/product/site-shell.md#languages). Russian is the default. */
export const LOCALES = ['ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ru';

/** Tags for `Intl`, with the region whose formats are used. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-RU', en: 'en-GB' };

/** Decides payment methods, links and the order of sign-in buttons (docs/product/site-shell.md#regions). */
export const REGIONS = ['russia', 'global'] as const;
export type Region = (typeof REGIONS)[number];

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
export const isRegion = (value: unknown): value is Region => REGIONS.some((region) => region === value);

/** Language tags of an Accept-Language header, best first, lower case, those with q=0 and the wildcard left out. */
export const acceptedLanguages = (header: string | null | undefined): string[] =>
  (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(tag) && quality > 0 && quality <= 1)
    .sort((left, right) => right.quality - left.quality)
    .map(({ tag }) => tag);

const fromHeader = (header: string | null | undefined): Locale | undefined =>
  header
    ? acceptedLanguages(header)
        .map((tag) => tag.split('-')[0])
        .find(isLocale)
    : undefined;

/** Language of a path by its prefix: `/en/store` is `en`; undefined where the path has none. */
export const localeOfPath = (path: string): Locale | undefined => {
  const first = path.split(/[/?#]/, 2)[1];
  return isLocale(first) ? first : undefined;
};

/** Path of a page without its language: `/en/store` is `/store`, `/en` is empty. */
export const withoutLocale = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/, '');

/** Matches `return_to` up to the language of its page. */
const RETURN_LOCALE = /([?&]return_to=(?:\/|%2F))(?:ru|en)(?=\/|%2F|\?|%3F|&|$)/i;

export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Address of the same page in another language, with its query and hash; `return_to` is changed too. */
export const inLanguage = (locale: Locale, { pathname, search, hash }: PageAddress): string =>
  `/${locale}${withoutLocale(pathname)}` + search.replace(RETURN_LOCALE, `$1${locale}`) + hash;

/** Language of a request: prefix, then cookie, then Accept-Language, then Russian (docs/product/site-shell.md#addresses). */
export const pickLocale = (from: {
  path?: string | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}): Locale =>
  (from.path ? localeOfPath(from.path) : undefined) ??
  (isLocale(from.cookie) ? from.cookie : undefined) ??
  fromHeader(from.acceptLanguage) ??
  DEFAULT_LOCALE;

/** Region of a first visit: Russia if Russian is the first language, else global (docs/product/site-shell.md#regions). */
export const guessRegion = (acceptLanguage: string | null | undefined): Region =>
  acceptedLanguages(acceptLanguage)[0]?.split('-')[0] === 'ru' ? 'russia' : 'global';
