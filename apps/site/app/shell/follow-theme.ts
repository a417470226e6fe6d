import { useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Shows the theme of who signs in or out without a new page; pages come from the server in theirs. */
export const useFollowTheme = (): void => {
  const api = useApi();
  const queryClient = useQueryClient();
  const signedIn = useSession().kind === 'signed-in';
  const shown = useRef(signedIn);
  useEffect(() => {
    if (shown.current === signedIn) return;
    shown.current = signedIn;
    // Without a connection the page keeps its colours.
    import('./menus/follow-theme.ts')
      .then(({ followTheme }) => followTheme(api, queryClient, signedIn))
      .catch(() => undefined);
  }, [api, signedIn, queryClient]);
};
