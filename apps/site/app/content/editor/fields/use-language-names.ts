import type { Locale } from '@hoshikraft/shared';
import { useLingui } from '@lingui/react/macro';

/** Names of the document languages in the language of the page. */
export const useLanguageNames = (): Record<Locale, string> => {
  const { t } = useLingui();
  return { ru: t`Russian`, en: t`English` };
};
