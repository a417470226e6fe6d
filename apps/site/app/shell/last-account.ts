import type { Schemas } from '@hoshikraft/api-client';

/** Where this browser keeps the last state of the account, so that the next page shows it at once. */
const STORED = 'hoshikraft:last-account';

/** The last state that a page of this build has stored; undefined where there is none. */
export const readLastAccount = (build: string): Schemas['AuthState'] | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? 'null') as {
      build: string;
      auth: Schemas['AuthState'];
    } | null;
    return stored?.build === build ? stored.auth : undefined;
  } catch {
    return undefined;
  }
};

/** @param auth null forgets it */
export const storeLastAccount = (build: string, auth: Schemas['AuthState'] | null): void => {
  try {
    if (auth === null) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, JSON.stringify({ build, auth }));
  } catch {
    // A browser that stores nothing shows the account a moment later.
  }
};
