import { isBlankText, type Missing } from '@hoshikraft/document';
import { type Locale, LOCALES } from '@hoshikraft/shared';
import { Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';
import { useLanguageNames } from '../fields/use-language-names.ts';

/** How far a language is: all written, something missing, or nothing written yet. */
export const useLanguageStatus = (missing: readonly Missing[]) => {
  const { t } = useLingui();
  const { texts } = useEditing().state.written;
  return (locale: Locale) => {
    const count = missing.filter((one) => one.locale === locale && one.weight === 'required').length;
    if (count > 0) return { icon: 'warning', words: t`missing: ${count}` } as const;
    if (isBlankText(texts[locale])) return { icon: 'minus', words: t`not written` } as const;
    return { icon: 'check', words: t`ready` } as const;
  };
};

/** State of each language of the document. */
export const LanguageStatus = ({ missing }: { missing: readonly Missing[] }) => {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const statusOf = useLanguageStatus(missing);
  return (
    <ul className="editor-language-status" aria-label={t`Languages`}>
      {LOCALES.map((locale) => {
        const { icon, words } = statusOf(locale);
        return (
          <li key={locale} data-status={icon}>
            <Icon name={icon} size={16} />
            {languages[locale]} <span>{words}</span>
          </li>
        );
      })}
    </ul>
  );
};
