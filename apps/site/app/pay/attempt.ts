import type { Schemas } from '@hoshikraft/api-client';
import { safeReturnTo } from '@hoshikraft/shared';

/** What the page remembers of a payment while the player is away at the payment service. */
export interface Attempt {
  /** Who began it: another player may sign in in the same tab. */
  login: string;
  /** Paid, minor units. */
  amount: number;
  /** Newest entry of the money history when it began; null where there was none. */
  newestEntry: string | null;
  /** Page of ours to go on to afterwards; null where the player came by themselves. */
  returnTo: string | null;
}

const STORAGE_KEY = 'hoshikraft:top-up';

/** Remembers the attempt for this tab. A browser that keeps nothing only loses the words about its arrival. */
export const keepAttempt = (attempt: Attempt): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

/** The stored text, for `parseAttempt`; null where nothing is stored. */
export const storedAttempt = (): string | null => {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
};

/** `return_to` of an address as a page of ours; null where it names none (docs/product/accounts.md#sign-in). */
export const returnPage = (value: unknown): string | null => {
  const path = safeReturnTo(value, '');
  return path === '' ? null : path;
};

/** Reads back what `keepAttempt` stored; anybody can write there, so nothing of it is believed unchecked. */
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
  return { login, amount, newestEntry, returnTo: returnPage(returnTo) };
};

/** A top-up that has arrived. */
export interface TopUp {
  /** With its bonus, minor units. */
  sum: number;
  /** RFC 3339. */
  at: string;
}

// Both lines of one movement bear the same time.
const withBonus = (entries: readonly Schemas['MoneyEntry'][], topUp: Schemas['MoneyEntry']): number =>
  topUp.amount + (entries.find(({ kind, at }) => kind === 'top_up_bonus' && at === topUp.at)?.amount ?? 0);

/** The newest top-up of the money history, newest first; null where there is none. */
export const latestTopUp = (entries: readonly Schemas['MoneyEntry'][]): TopUp | null => {
  const topUp = entries.find(({ kind }) => kind === 'top_up');
  return topUp === undefined ? null : { sum: withBonus(entries, topUp), at: topUp.at };
};

/**
 * What this attempt has brought to the balance with its bonus, minor units; null while it has not arrived.
 * `entries` is the money history, newest first.
 */
export const arrivedSum = (entries: readonly Schemas['MoneyEntry'][], attempt: Attempt): number | null => {
  const known = entries.findIndex(({ id }) => id === attempt.newestEntry);
  const fresh = known === -1 ? entries : entries.slice(0, known);
  const topUp = fresh.find(({ kind, amount }) => kind === 'top_up' && amount === attempt.amount);
  return topUp === undefined ? null : withBonus(fresh, topUp);
};
