import { looksQueries, mainQueries, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { defaultThemeId, isThemeId, type ThemeId } from '@hoshikraft/shared';
import { themesCss } from '@hoshikraft/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
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

/** Shows a theme and has the service keep it, so that the next start opens in it. */
const useShowTheme = (): ((theme: ThemeId) => void) => {
  const service = useService();
  const choose = useSetAtom(themeAtom);
  return useCallback(
    (next) => {
      paint(next);
      choose(next);
      // The client has told of a failure; the theme holds for as long as this page is open.
      serviceStorage(service)
        .write(KEY, next)
        .catch(() => undefined);
    },
    [choose, service],
  );
};

/** Takes over the theme of the account as the first state tells it: chosen on the site, it is the launcher's too. */
export const useThemeOfAccount = (): void => {
  const api = useApi();
  const { data: main } = useQuery({ ...mainQueries.state(api), enabled: false });
  const [theme, show] = [useAtomValue(themeAtom), useShowTheme()];
  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    if (main === undefined || main.auth === null || taken.current === main) return;
    taken.current = main;
    if (main.theme !== theme) show(main.theme);
  }, [main, show, theme]);
};

/** The theme and how to change it: shown at once, kept by the service and for the account. */
export const useTheme = (): { theme: ThemeId; setTheme: (theme: ThemeId) => void } => {
  const show = useShowTheme();
  const theme = useAtomValue(themeAtom);
  const signedIn = useSession().kind === 'signed-in';
  const { mutate } = useMutation(looksQueries.setTheme(useApi()));
  const setTheme = (next: ThemeId): void => {
    show(next);
    if (signedIn) mutate(next);
  };
  return { theme, setTheme };
};
