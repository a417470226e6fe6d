/**
 * Opens a page of another site in this tab.
 *
 * @throws Error if the URL is not http or https
 */
export const openExternalPage = (url: string): void => {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error('No page to go to.');
  window.location.assign(url);
};
