import type { ThemeId } from '@hoshikraft/shared';
import { useLingui } from '@lingui/react/macro';

/** Names of the themes. */
export const useThemeNames = (): Readonly<Record<ThemeId, string>> => {
  const { t } = useLingui();
  return {
    octarine: t`Octarine`,
    'sea-wave': t`Sea wave`,
    'amber-orange': t`Amber orange`,
    'starry-night': t`Starry night`,
    sakura: t`Sakura`,
    matcha: t`Matcha`,
  };
};
