import { looksQueries, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import type { ThemeId } from '@hoshikraft/shared';
import { ThemeSwatches } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keepVisitorTheme, paintedTheme, paintTheme } from './paint-theme.ts';

/** The themes, small: shown at once, kept for the account or, of a visitor, in this browser. */
export const ThemeChoice = () => {
  const { t } = useLingui();
  const signedIn = useSession().kind === 'signed-in';
  const [theme, show] = useState(paintedTheme);
  const { mutate } = useMutation(looksQueries.setTheme(useApi()));
  const paint = (next: ThemeId): void => {
    paintTheme(next);
    show(next);
  };
  const choose = (next: ThemeId): void => {
    paint(next);
    if (signedIn) mutate(next, { onError: () => paint(theme) });
    else keepVisitorTheme(next);
  };
  const names: Readonly<Record<ThemeId, string>> = {
    octarine: t`Octarine`,
    'sea-wave': t`Sea wave`,
    'amber-orange': t`Amber orange`,
    'starry-night': t`Starry night`,
    sakura: t`Sakura`,
    matcha: t`Matcha`,
  };
  return <ThemeSwatches label={t`Theme`} names={names} value={theme} onChange={choose} small />;
};
