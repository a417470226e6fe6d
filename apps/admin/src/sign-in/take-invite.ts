const START = '#invite=';

/** Secret of a one-time link, taken out of the address at once, so that neither history nor a screenshot keeps it. */
export const takeInvite = ({ location, history }: Pick<Window, 'location' | 'history'>): string | null => {
  if (!location.hash.startsWith(START)) return null;
  const secret = location.hash.slice(START.length);
  history.replaceState(null, '', location.pathname + location.search);
  return secret === '' ? null : secret;
};

/** Opens such a link in a tab that shows the app already: only the fragment of its address changes. */
export const reloadForInvite = (window: Window): void =>
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith(START)) window.location.reload();
  });
