import type { Locale } from '@hoshikraft/shared';
import { useLingui } from '@lingui/react/macro';

/** The languages of a document, as the page's own calls them. */
export const useLanguageNames = (): Record<Locale, string> => {
  const { t } = useLingui();
  return { ru: t`Russian`, en: t`English` };
};
