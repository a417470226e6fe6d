import { looksQueries, mainQueries, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { defaultThemeId, isThemeId, type ThemeId } from '@hoshikraft/shared';
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

/** Applies the theme stored by the service; the first one if there is none or it is invalid. */
export const startTheme = async (storage: TextStorage): Promise<ThemeId> => {
  const stored = await storage.read(KEY).catch(() => null);
  const theme = isThemeId(stored) ? stored : defaultThemeId;
  paint(theme);
  return theme;
};

export { themeAtom };

/** Shows a theme and stores it with the service for the next start. */
const useShowTheme = (): ((theme: ThemeId) => void) => {
  const service = useService();
  const choose = useSetAtom(themeAtom);
  return useCallback(
    (next) => {
      paint(next);
      choose(next);
      // The client has shown the error; the theme applies until this page is closed.
      serviceStorage(service)
        .write(KEY, next)
        .catch(() => undefined);
    },
    [choose, service],
  );
};

/** Applies the theme of the account from the initial state: it may have been selected on the site. */
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

/** The theme and a function that changes it: shown at once, stored by the service and for the account. */
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
