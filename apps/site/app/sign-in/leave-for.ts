/**
 * Leaves for a page of another site.
 *
 * @throws Error where an answer names no page of the web
 */
export const leaveFor = (url: string): void => {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error('No page to go to.');
  window.location.assign(url);
};
