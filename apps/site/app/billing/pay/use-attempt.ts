import { useMemo, useSyncExternalStore } from 'react';
import { type Attempt, parseAttempt, readAttempt } from './attempt.ts';

const noSubscription = () => () => undefined;
const serverSnapshot = (): null => null;

/** The player's last payment attempt in this tab; null on the server and until hydration. */
export const useAttempt = (login: string): Attempt | null => {
  const stored = useSyncExternalStore(noSubscription, readAttempt, serverSnapshot);
  return useMemo(() => parseAttempt(stored, login), [stored, login]);
};
