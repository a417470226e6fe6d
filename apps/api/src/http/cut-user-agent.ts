/** Longest user agent that is kept (docs/product/api.md#security), characters. */
const LONGEST = 500;

/** Cut between characters: half of an emoji is no text that a database takes. */
export const cutUserAgent = (userAgent: string): string => Array.from(userAgent).slice(0, LONGEST).join('');
