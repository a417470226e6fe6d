/** Header of every call of our pages: another site cannot add it without a CORS preflight. */
export const PAGE_HEADER = 'x-hoshikraft-page';
