/** Longest user agent that is stored (docs/product/api.md#security), characters. */
const LONGEST = 500;

/** Cuts between code points: PostgreSQL rejects half of a surrogate pair. */
export const cutUserAgent = (userAgent: string): string => Array.from(userAgent).slice(0, LONGEST).join('');
