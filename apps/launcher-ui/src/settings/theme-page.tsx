import type { ThemeId } from '@hoshikraft/shared';
import { ThemeSwatches } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useTheme } from '../shell/theme.ts';
import { SettingsLayout } from './settings-layout.tsx';

/** Theme of the launcher: shown and saved at once. */
export const ThemePage = () => {
  const { t } = useLingui();
  const { theme, setTheme } = useTheme();
  const names: Readonly<Record<ThemeId, string>> = {
    octarine: t`Octarine`,
    'sea-wave': t`Sea wave`,
    'amber-orange': t`Amber orange`,
    'starry-night': t`Starry night`,
    sakura: t`Sakura`,
    matcha: t`Matcha`,
  };
  return (
    <SettingsLayout title={t`Theme`} lead={t`Changes right away, no need to save.`}>
      <ThemeSwatches label={t`Theme`} names={names} value={theme} onChange={setTheme} />
    </SettingsLayout>
  );
};
