/** Longest user agent that is kept (product.md section 9), characters. */
const LONGEST = 500;

/** Cut between characters: half of an emoji is no text that a database takes. */
export const cutUserAgent = (userAgent: string): string => Array.from(userAgent).slice(0, LONGEST).join('');
