let at: number | null = null;

/** Records a navigation to another page without a new document, or that the player looks different since now. */
export const recordNavigation = (): void => {
  at = Date.now();
};

/** Time of the last navigation, in ms since the epoch; null on the page that the document came with. */
export const lastNavigation = (): number | null => at;
