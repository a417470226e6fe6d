import { useLocale } from '@hoshikraft/i18n';

/** Addresses of the launcher's pages in the current language: `path('settings/ram')`. */
export const useLauncherPath = (): ((page?: string) => string) => {
  const locale = useLocale();
  return (page = '') => `/${locale}/launcher${page === '' ? '' : `/${page}`}`;
};
