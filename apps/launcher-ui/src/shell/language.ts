import { inLanguage, isLocale, type Locale, pickLocale } from '@hoshikraft/shared';
import { useLocation, useNavigate } from 'react-router-dom';
import { useService } from '../service/service-context.tsx';
import { serviceStorage } from '../service/service-calls.ts';
import type { ServiceClient } from '../service/service-client.ts';
import { responseData } from '../service/response-data.ts';

const KEY = 'locale';

/** Names of languages in the language itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English' };

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

/** Returns a function that opens the current page in another language, and stores the language for the next start. */
export const useSwitchLanguage = (): ((locale: Locale) => void) => {
  const service = useService();
  const navigate = useNavigate();
  const location = useLocation();
  return (locale) => {
    void serviceStorage(service)
      .write(KEY, locale)
      .catch(() => undefined);
    // The router then changes the language (router/create-router.tsx).
    void navigate(inLanguage(locale, location));
  };
};
