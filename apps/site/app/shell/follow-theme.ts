import { useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Shows the theme of who signs in or out without a new page; pages come from the server in theirs. */
export const useFollowTheme = (): void => {
  const api = useApi();
  const queryClient = useQueryClient();
  const session = useSession();
  const player = session.kind === 'signed-in' ? session.auth.data.id : null;
  const shown = useRef(player);
  useEffect(() => {
    if (shown.current === player) return;
    shown.current = player;
    // Without a connection the page keeps its colours.
    import('./menus/follow-theme.ts')
      .then(({ followTheme }) => followTheme(api, queryClient, player !== null))
      .catch(() => undefined);
  }, [api, player, queryClient]);
};
