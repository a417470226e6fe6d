import { isLocale, type Locale, pickLocale } from '@hoshikraft/shared';
import { serviceStorage } from '../service/service-calls.ts';
import type { ServiceClient } from '../service/service-client.ts';
import { responseData } from '../service/response-data.ts';

const KEY = 'locale';

/** Names of languages in the language itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English' };

/** Address of the same page in another language, with query and fragment. */
export const inLanguage = (
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, `/${locale}`) + search + hash;

/** Languages of the browser, for the time before the service responds. */
export const browserLocale = (languages: readonly string[]): Locale =>
  pickLocale({ acceptLanguage: languages.join(',') });

/** Language for an address without one: the last selected one, else that of the service, else the browser's. */
export const chooseLocale = async (service: ServiceClient | null, languages: readonly string[]): Promise<Locale> => {
  if (service === null) return browserLocale(languages);
  try {
    const stored = await serviceStorage(service).read(KEY);
    if (isLocale(stored)) return stored;
    return (await responseData(service.quiet.GET('/system-states'))).locale;
  } catch {
    return browserLocale(languages);
  }
};

/** Saves the language and reloads the page in it: texts, titles and API content change together. */
export const switchLanguage = async (service: ServiceClient, locale: Locale, location: Location): Promise<void> => {
  await serviceStorage(service)
    .write(KEY, locale)
    .catch(() => undefined);
  location.assign(inLanguage(locale, location));
};
