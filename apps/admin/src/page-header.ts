/** Header of every call of our pages: another site cannot add it without a CORS preflight. */
export const PAGE_HEADER = 'x-hoshikraft-page';

/** Call that tells who is signed in, below `/api`. */
export const SESSION_CALL = 'GET /admin/main';
/**
 * Status of the API's reply to `SESSION_CALL`, which reaches the page as 200: a browser writes every other status to its
 * console, and being signed out is no error.
 */
export const STATUS_HEADER = 'x-hoshikraft-status';
