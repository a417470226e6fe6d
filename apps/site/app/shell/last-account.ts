import type { Schemas } from '@hoshikraft/api-client';

/** Key of the last account state in local storage, so that the next page shows it at once. */
const STORAGE_KEY = 'hoshikraft:last-account';

/** Reads the last account state that this build stored; undefined if there is none. */
export const readLastAccount = (build: string): Schemas['AuthState'] | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as {
      build: string;
      auth: Schemas['AuthState'];
    } | null;
    return stored?.build === build ? stored.auth : undefined;
  } catch {
    return undefined;
  }
};

/** @param auth null removes the stored state */
export const storeLastAccount = (build: string, auth: Schemas['AuthState'] | null): void => {
  try {
    if (auth === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ build, auth }));
  } catch {
    // Without storage the account is shown a moment later.
  }
};
