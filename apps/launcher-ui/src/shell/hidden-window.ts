/**
 * Marks the document while its window is hidden, so that the style sheet stops animations
 * (launcher.md, *What a player sees*).
 */
export const markHiddenWindow = (page: Document): void => {
  const mark = (): void => void page.documentElement.toggleAttribute('data-hidden', page.hidden);
  mark();
  page.addEventListener('visibilitychange', mark);
};
