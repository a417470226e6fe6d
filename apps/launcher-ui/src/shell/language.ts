import { isLocale, type Locale, pickLocale } from '@hoshikraft/shared';
import { serviceStorage } from '../service/service-calls.ts';
import type { ServiceClient } from '../service/service-client.ts';
import { answered } from '../service/answered.ts';

const KEY = 'locale';

/** Each language in itself, so that it is found by whoever reads it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English' };

/** The same page in another language: its address, with query and anchor. */
export const inLanguage = (
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, `/${locale}`) + search + hash;

/** Languages of the browser, for when the service is not there to ask. */
export const browserLocale = (languages: readonly string[]): Locale =>
  pickLocale({ acceptLanguage: languages.join(',') });

/** Language of an address without one: as last chosen, else as the service was told, else the browser's. */
export const chooseLocale = async (service: ServiceClient | null, languages: readonly string[]): Promise<Locale> => {
  if (service === null) return browserLocale(languages);
  try {
    const kept = await serviceStorage(service).read(KEY);
    if (isLocale(kept)) return kept;
    return (await answered(service.quiet.GET('/system-states'))).locale;
  } catch {
    return browserLocale(languages);
  }
};

/** Remembers the language and opens the page in it by a full load: words, titles and texts of the API change at once. */
export const switchLanguage = async (service: ServiceClient, locale: Locale, location: Location): Promise<void> => {
  await serviceStorage(service)
    .write(KEY, locale)
    .catch(() => undefined);
  location.assign(inLanguage(locale, location));
};
