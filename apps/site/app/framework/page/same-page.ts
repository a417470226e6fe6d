/** State of a navigation that gives the open page another address: scroll position and focus stay. */
export const SAME_PAGE = { samePage: true };

export const isSamePage = (state: unknown): boolean => (state as Partial<typeof SAME_PAGE> | null)?.samePage === true;
