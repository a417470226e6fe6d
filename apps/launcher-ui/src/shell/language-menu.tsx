import { LOCALES } from '@hoshikraft/shared';
import { useLocale } from '@hoshikraft/i18n';
import { Button, Menu, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES, useSwitchLanguage } from './language.ts';

/** The button with the current language; opens the list of languages. */
export const LanguageMenu = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const switchLanguage = useSwitchLanguage();
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button variant="quiet" size="small" startIcon="globe" {...props}>
          {locale.toUpperCase()} <VisuallyHidden>{t`Language`}</VisuallyHidden>
        </Button>
      )}
      items={LOCALES.map((other) => ({
        key: other,
        label: LANGUAGE_NAMES[other],
        current: other === locale,
        onSelect: () => switchLanguage(other),
      }))}
    />
  );
};
