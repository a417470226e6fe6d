import { useLocale } from '@hoshikraft/i18n';
import { LOCALES } from '@hoshikraft/shared';
import { Button, Menu, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { changeLanguage, LANGUAGE_NAMES } from './language.ts';

/** The button with the current language; opens the list of languages. */
export const LanguageMenu = () => {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const queryClient = useQueryClient();
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
        // Reloads the texts of the API in the new language.
        onSelect: () => void changeLanguage(i18n, other).then(() => queryClient.invalidateQueries()),
      }))}
    />
  );
};
