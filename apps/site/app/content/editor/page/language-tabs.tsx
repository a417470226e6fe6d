import type { Missing } from '@hoshikraft/document';
import { type Locale, LOCALES } from '@hoshikraft/shared';
import { SegmentedControl, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from '../fields/use-language-names.ts';
import { markPlace } from './in-step.ts';
import { useLanguageStatus } from './language-status.tsx';

export interface LanguageTabsProps {
  shown: Locale;
  onShow: (language: Locale) => void;
  missing: readonly Missing[];
}

/** Switches between the texts, at the same block, and shows how far each is. */
export const LanguageTabs = ({ shown, onShow, missing }: LanguageTabsProps) => {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const statusOf = useLanguageStatus(missing);
  const show = (language: Locale): void => {
    const goOn = markPlace(shown);
    onShow(language);
    requestAnimationFrame(() => goOn(language));
  };
  return (
    <div className="editor-languages">
      <SegmentedControl
        label={t`Language of the text`}
        value={shown}
        onChange={show}
        fullWidth
        options={LOCALES.map((value) => {
          const { icon, words } = statusOf(value);
          return {
            value,
            icon,
            label: (
              <>
                {languages[value]} <VisuallyHidden>{words}</VisuallyHidden>
              </>
            ),
          };
        })}
      />
    </div>
  );
};
