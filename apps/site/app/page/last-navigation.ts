let at: number | null = null;

/** Says that another page is about to be shown without a new document. */
export const navigates = (): void => {
  at = Date.now();
};

/** When the open page was asked for, ms; null for the one that the document came with. */
export const lastNavigation = (): number | null => at;
