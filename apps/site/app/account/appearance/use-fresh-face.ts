import type { Schemas } from '@hoshikraft/api-client';
import { useEffect, useRef } from 'react';
import { recordNavigation } from '../../framework/page/last-navigation.ts';
import { useReloadSession } from '../../shell/use-reload-session.ts';

/** Loads the session anew when the player's appearance has changed, so that header and cabinet show the new face at once. */
export const useFreshFace = (look: Schemas['Look']): void => {
  const reload = useReloadSession();
  const shown = useRef(look);
  useEffect(() => {
    if (shown.current === look) return;
    shown.current = look;
    // Beside an avatar, the addresses of figures do not name the skin.
    recordNavigation();
    reload();
  }, [look, reload]);
};
