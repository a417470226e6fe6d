import { LOST_SESSION_EVENT, type LostSession } from '@hoshikraft/auth-session';
import { useEffect, useEffectEvent } from 'react';

/** Handles a lost session before the shell, which would leave the page unless the event's default is prevented. */
export const useLostSessionFirst = (handle: (event: CustomEvent<LostSession>) => void): void => {
  const handleLost = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: Event): void => handleLost(event as CustomEvent<LostSession>);
    window.addEventListener(LOST_SESSION_EVENT, listener, { capture: true });
    return () => window.removeEventListener(LOST_SESSION_EVENT, listener, { capture: true });
  }, []);
};
