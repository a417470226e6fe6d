const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

/** Wait before the next try: anything up to a bound that doubles, so that players do not come back all at once. */
export const fullJitter = (attempt: number, random: () => number = Math.random): number =>
  random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 16));

/**
 * Wait before the next try, milliseconds. What a server asks for is waited for, but never longer than the longest of our
 * own waits, and never less than one of those: a server that asks for nothing is not to be run against.
 */
export const waitBefore = (attempt: number, askedMs: number | null, random: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(askedMs ?? 0, fullJitter(attempt, random)));

/** Milliseconds that a `Retry-After` asks for: seconds, or a date; null where it says nothing that can be read. */
export function parseRetryAfter(header: string | string[] | undefined, now: number): number | null {
  const text = typeof header === 'string' ? header.trim() : '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
