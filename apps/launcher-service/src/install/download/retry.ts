const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

/** Random delay before the next try up to a bound that doubles, so that players do not all return at once. */
export const fullJitter = (attempt: number, random: () => number = Math.random): number =>
  random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 16));

/**
 * Delay before the next try, milliseconds. A delay that the server requests is followed, but at most as long as our longest
 * delay, and at least as long as a usual one, so that the server is not overloaded.
 */
export const waitBefore = (attempt: number, askedMs: number | null, random: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(askedMs ?? 0, fullJitter(attempt, random)));

/** Milliseconds of a `Retry-After` header: seconds, or a date; null if it is invalid. */
export function parseRetryAfter(header: string | string[] | undefined, now: number): number | null {
  const text = typeof header === 'string' ? header.trim() : '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
