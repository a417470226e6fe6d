import { useSyncExternalStore } from 'react';
import { useSiteFacts } from '../framework/page/site-facts.tsx';
import { appliedTheme } from './menus/apply-theme.ts';
import { THEME_NAMES } from './theme-names.ts';

const subscribe = (): (() => void) => () => undefined;

/** Name of the theme that the page has now. */
export const useThemeName = (): string => {
  const { locale, theme } = useSiteFacts();
  return THEME_NAMES[locale][useSyncExternalStore(subscribe, appliedTheme, () => theme)];
};
