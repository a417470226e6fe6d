import { looksQueries, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import type { ThemeId } from '@hoshikraft/shared';
import { ThemeSwatches } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteFacts } from '../../framework/page/site-facts.tsx';
import { THEME_NAMES } from '../theme-names.ts';
import { storeAccountTheme, storeVisitorTheme, appliedTheme, applyTheme } from './apply-theme.ts';

/** Small theme swatches. The choice is applied at once and stored for the account, or for a visitor in this browser. */
export const ThemeChoice = () => {
  const { locale } = useSiteFacts();
  const signedIn = useSession().kind === 'signed-in';
  const [theme, setTheme] = useState(appliedTheme);
  const { mutate } = useMutation(looksQueries.setTheme(useApi()));
  const show = (next: ThemeId): void => {
    applyTheme(next);
    setTheme(next);
  };
  const choose = (next: ThemeId): void => {
    show(next);
    if (signedIn) mutate(next, { onSuccess: () => storeAccountTheme(next), onError: () => show(theme) });
    else storeVisitorTheme(next);
  };
  return (
    <>
      <p className="site-place__title">{THEME_NAMES[locale].theme}</p>
      <ThemeSwatches
        label={THEME_NAMES[locale].theme}
        names={THEME_NAMES[locale]}
        value={theme}
        onChange={choose}
        small
      />
    </>
  );
};
