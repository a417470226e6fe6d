import type { Schemas } from '@hoshikraft/api-client';
import { safeReturnTo } from '@hoshikraft/shared';

/** Payment attempt, stored while the player is on the payment page. */
export interface Attempt {
  /** Login of the player who started it: another player may sign in in the same tab. */
  login: string;
  /** Paid amount, minor units. */
  amount: number;
  /** Id of the newest money entry when it was started; null if there was none. */
  newestEntry: string | null;
  /** Page to return to afterwards; null if there is none. */
  returnTo: string | null;
}

const STORAGE_KEY = 'hoshikraft:top-up';

/** Stores the attempt for this tab. Without storage only the messages about its arrival are missing. */
export const storeAttempt = (attempt: Attempt): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

/** Reads the stored text for `parseAttempt`; null if nothing is stored. */
export const readAttempt = (): string | null => {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
};

/** `return_to` of an address if it is a page of this site, else null (docs/product/accounts.md#sign-in). */
export const parseReturnTo = (value: unknown): string | null => {
  const path = safeReturnTo(value, '');
  return path === '' ? null : path;
};

/** Parses and validates a stored attempt: users can change the storage. Null if it is not valid. */
export const parseAttempt = (text: string | null, login: string): Attempt | null => {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { login: owner, amount, newestEntry, returnTo } = value as Record<string, unknown>;
  if (owner !== login || typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return null;
  if (typeof newestEntry !== 'string' && newestEntry !== null) return null;
  return { login, amount, newestEntry, returnTo: parseReturnTo(returnTo) };
};

/** A top-up credited to the balance. */
export interface TopUp {
  /** Amount with its bonus, minor units. */
  sum: number;
  /** RFC 3339. */
  at: string;
}

// Both entries of one movement have the same time.
const withBonus = (entries: readonly Schemas['MoneyEntry'][], topUp: Schemas['MoneyEntry']): number =>
  topUp.amount + (entries.find(({ kind, at }) => kind === 'top_up_bonus' && at === topUp.at)?.amount ?? 0);

/** The newest top-up of the money history, whose `entries` are newest first; null if there is none. */
export const latestTopUp = (entries: readonly Schemas['MoneyEntry'][]): TopUp | null => {
  const topUp = entries.find(({ kind }) => kind === 'top_up');
  return topUp === undefined ? null : { sum: withBonus(entries, topUp), at: topUp.at };
};

/**
 * Amount credited by this attempt with its bonus, minor units; null while it has not arrived. `entries` is the money
 * history, newest first.
 */
export const creditedAmount = (entries: readonly Schemas['MoneyEntry'][], attempt: Attempt): number | null => {
  const known = entries.findIndex(({ id }) => id === attempt.newestEntry);
  const fresh = known === -1 ? entries : entries.slice(0, known);
  const topUp = fresh.find(({ kind, amount }) => kind === 'top_up' && amount === attempt.amount);
  return topUp === undefined ? null : withBonus(fresh, topUp);
};
