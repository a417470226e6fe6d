import type { Missing } from '@hoshikraft/document';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from '../fields/use-language-names.ts';

/** Messages for what a document lacks. */
export const useMissingWords = (): ((missing: Missing) => string) => {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return ({ what, locale, place }) => {
    const language = locale === null ? '' : languages[locale];
    switch (what) {
      case 'text':
        return t`text in at least one language`;
      case 'title':
        return t`${language}: title`;
      case 'summary':
        return t`${language}: summary`;
      case 'body':
        return t`${language}: text`;
      case 'alt':
        return place.startsWith('cover')
          ? t`${language}: what the cover shows`
          : t`${language}: what a picture of the text shows`;
      case 'language':
        return t`${language} is missing: its readers get the other language`;
      case 'server':
        return t`the server that the page is about`;
      case 'cover':
        return t`No cover`;
    }
  };
};
