import { useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Applies the theme of the account or the visitor after signing in or out without a new document. */
export const useThemeSync = (): void => {
  const api = useApi();
  const queryClient = useQueryClient();
  const signedIn = useSession().kind === 'signed-in';
  const shown = useRef(signedIn);
  useEffect(() => {
    if (shown.current === signedIn) return;
    shown.current = signedIn;
    // Without a connection the theme stays.
    import('./menus/sync-theme.ts')
      .then(({ syncTheme }) => syncTheme(api, queryClient, signedIn))
      .catch(() => undefined);
  }, [api, signedIn, queryClient]);
};
