/** What a game server may send where the contract names a text: colour codes, direction marks and control characters. */
const UNPRINTABLE = /§[0-9a-fk-orx]|[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/giu;

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A number within 0 and `most`; 0 for anything else. */
export const asNumber = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, 0), most) : 0;

/** Removes codes until none is left: `§§cc` would leave `§c`. */
const clean = (text: string): string => {
  const cleaned = text.replace(UNPRINTABLE, '');
  return cleaned === text ? text : clean(cleaned);
};

/**
 * A text that PostgreSQL stores and a page shows as it is: without colour codes and control characters, cut to `length`.
 * Empty for anything else.
 */
export const asText = (value: unknown, length: number): string =>
  typeof value === 'string' ? clean(value).trim().slice(0, length).toWellFormed() : '';

/** Milliseconds since 1970; NaN for anything that is no time. */
export const asTime = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
