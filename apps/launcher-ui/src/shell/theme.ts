import type { ThemeId } from '@hoshikraft/shared';
import { defaultThemeId, isThemeId, themesCss } from '@hoshikraft/ui';
import { atom, useAtom } from 'jotai';
import { serviceStorage, type TextStorage } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';

const KEY = 'theme';

const themeAtom = atom<ThemeId>(defaultThemeId);

const paint = (theme: ThemeId): void => {
  document.documentElement.dataset['theme'] = theme;
};

/** Puts the variables of all six themes into the document; switching is one attribute then. */
export const installThemes = (document: Document): void => {
  const style = document.createElement('style');
  style.textContent = themesCss();
  document.head.prepend(style);
};

/** The theme that the service keeps, painted; the first one where none is kept or it cannot be read. */
export const startTheme = async (storage: TextStorage): Promise<ThemeId> => {
  const kept = await storage.read(KEY).catch(() => null);
  const theme = isThemeId(kept) ? kept : defaultThemeId;
  paint(theme);
  return theme;
};

export { themeAtom };

/** The theme and how to change it: shown at once, kept by the service. */
export const useTheme = (): { theme: ThemeId; setTheme: (theme: ThemeId) => void } => {
  const service = useService();
  const [theme, choose] = useAtom(themeAtom);
  const setTheme = (next: ThemeId): void => {
    paint(next);
    choose(next);
    // The client has told of a failure; the theme holds for as long as this page is open.
    serviceStorage(service)
      .write(KEY, next)
      .catch(() => undefined);
  };
  return { theme, setTheme };
};
