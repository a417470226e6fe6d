import { looksQueries, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import type { Locale, ThemeId } from '@hoshikraft/shared';
import { ThemeSwatches } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteFacts } from '../../page/site-facts.tsx';
import { keepAccountTheme, keepVisitorTheme, paintedTheme, paintTheme } from './paint-theme.ts';

/** Said here, not in the words of the shell: those come with every page, and this menu with few. */
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

/** The themes, small: shown at once, kept for the account or, of a visitor, in this browser. */
export const ThemeChoice = () => {
  const { locale } = useSiteFacts();
  const signedIn = useSession().kind === 'signed-in';
  const [theme, show] = useState(paintedTheme);
  const { mutate } = useMutation(looksQueries.setTheme(useApi()));
  const paint = (next: ThemeId): void => {
    paintTheme(next);
    show(next);
  };
  const choose = (next: ThemeId): void => {
    paint(next);
    if (signedIn) mutate(next, { onSuccess: () => keepAccountTheme(next), onError: () => paint(theme) });
    else keepVisitorTheme(next);
  };
  return (
    <>
      <p className="site-place__title">{NAMES[locale].theme}</p>
      <ThemeSwatches label={NAMES[locale].theme} names={NAMES[locale]} value={theme} onChange={choose} small />
    </>
  );
};
