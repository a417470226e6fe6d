import { useMemo, useSyncExternalStore } from 'react';
import { type Attempt, parseAttempt, storedAttempt } from './attempt.ts';

const nothingToWatch = () => () => undefined;
const notOnTheServer = (): null => null;

/** What this tab remembers of the player's last payment; null on the server and until the page is hydrated. */
export const useAttempt = (login: string): Attempt | null => {
  const stored = useSyncExternalStore(nothingToWatch, storedAttempt, notOnTheServer);
  return useMemo(() => parseAttempt(stored, login), [stored, login]);
};
