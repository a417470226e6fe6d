import { looksQueries, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import type { Locale, ThemeId } from '@hoshikraft/shared';
import { ThemeSwatches } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteFacts } from '../../framework/page/site-facts.tsx';
import { storeAccountTheme, storeVisitorTheme, appliedTheme, applyTheme } from './apply-theme.ts';

/** Messages are here and not in the catalog, which every page loads: few pages open this menu. */
const NAMES: Readonly<Record<Locale, Readonly<Record<ThemeId | 'theme', string>>>> = {
  ru: {
    theme: 'Тема',
    octarine: 'Октарин',
    'sea-wave': 'Морская волна',
    'amber-orange': 'Оранжевый янтарь',
    'starry-night': 'Звёздная ночь',
    sakura: 'Сакура',
    matcha: 'Матча',
  },
  en: {
    theme: 'Theme',
    octarine: 'Octarine',
    'sea-wave': 'Sea wave',
    'amber-orange': 'Amber orange',
    'starry-night': 'Starry night',
    sakura: 'Sakura',
    matcha: 'Matcha',
  },
};

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
      <p className="site-place__title">{NAMES[locale].theme}</p>
      <ThemeSwatches label={NAMES[locale].theme} names={NAMES[locale]} value={theme} onChange={choose} small />
    </>
  );
};
