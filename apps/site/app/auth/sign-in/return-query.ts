const KEY = 'hoshikraft:oauth-return';

/** Stores the query with the return address while this tab is at a sign-in service. */
export const storeReturnQuery = (search: string): void => {
  try {
    if (search === '') window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, search);
  } catch {
    // Without storage the player returns to the home page.
  }
};

/** Reads the stored query; the return address is validated where it is used. */
export const readReturnQuery = (): string => {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};
