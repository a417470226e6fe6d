import { useEffect, useEffectEvent } from 'react';
import { type SettleAct, UNAUTHORIZED_EVENT } from './failures.ts';

/** Handles HTTP 401 of any call before the shell, which would leave the page unless the event's default is prevented. */
export const useUnauthorizedFirst = (handle: (event: CustomEvent<SettleAct>) => void): void => {
  const handleUnauthorized = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: Event): void => handleUnauthorized(event as CustomEvent<SettleAct>);
    window.addEventListener(UNAUTHORIZED_EVENT, listener, { capture: true });
    return () => window.removeEventListener(UNAUTHORIZED_EVENT, listener, { capture: true });
  }, []);
};
