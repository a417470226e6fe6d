const KEY = 'hoshikraft:oauth-return';

/** Keeps, while this tab is at a service, which page was asked for. A browser that keeps nothing forgets it. */
export const keepReturn = (search: string): void => {
  try {
    if (search === '') window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, search);
  } catch {
    // Storage is off: whoever comes back lands on the home page.
  }
};

/** The query that was kept; it is checked where it is followed. */
export const keptReturn = (): string => {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};
