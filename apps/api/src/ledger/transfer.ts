import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../database/types.ts';
import type { Account } from './accounts.ts';

export type TransferKind =
  | 'top_up'
  | 'purchase'
  | 'gift'
  | 'unban'
  | 'unban_refund'
  | 'order_refund'
  | 'opening'
  | 'coin_transfer'
  | 'role_transfer'
  | 'bonus'
  | 'referral';
export type EntryKind = TransferKind | 'top_up_bonus';

export interface EntryDraft {
  readonly account: Account;
  /** In the unit of the account: came in (positive) or went out (negative), never 0. */
  readonly amount: number;
  /** What history calls the line; the kind of the movement where it is not said. */
  readonly kind?: EntryKind;
}

export interface TransferDraft {
  readonly kind: TransferKind;
  /** Order, payment or player that the movement is for; one movement for each kind and reference, ever. */
  readonly reference: string;
  readonly at: Date;
  readonly entries: readonly EntryDraft[];
}

/** A player account would have gone below zero; the transaction must be rolled back. */
export class InsufficientFunds extends Error {
  /** What is lacking, in the unit of the account. */
  readonly missing: number;

  constructor(missing: number) {
    super(`${missing} lacking`);
    this.missing = missing;
  }
}

const refuseMalformed = (entries: readonly EntryDraft[]): void => {
  const sound = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (!sound || entries.length < 2) throw new RangeError('a movement needs two entries or more of whole amounts');
};

interface Change {
  readonly accountId: number;
  amount: number;
}

/** One change per player account, in id order: two movements over the same accounts then lock them in the same order. */
const changesByAccount = (entries: readonly EntryDraft[]): Change[] => {
  const changes = new Map<number, Change>();
  for (const { account, amount } of entries) {
    const known = changes.get(account.id);
    if (known) known.amount += amount;
    else if (!account.system) changes.set(account.id, { accountId: account.id, amount });
  }
  return [...changes.values()].sort((left, right) => left.accountId - right.accountId);
};

/** Locks the account and changes its balance, unless that would fall below zero. */
const tryChange = async (trx: Trx, { accountId, amount }: Change): Promise<number | undefined> => {
  const updated = await trx
    .updateTable('ledger_accounts')
    .set({ balance: sql<number>`balance + ${amount}` })
    .where('id', '=', accountId)
    .where(sql<boolean>`balance + ${amount} >= 0`)
    .returning('balance')
    .executeTakeFirst();
  return updated?.balance ?? undefined;
};

/** @returns the balance after the change */
const applyChange = async (trx: Trx, change: Change): Promise<number> => {
  const balance = await tryChange(trx, change);
  if (balance !== undefined) return balance;
  const row = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', change.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const missing = -change.amount - (row.balance ?? 0);
  if (missing > 0) throw new InsufficientFunds(missing);
  // Money came in between the two statements; the row is locked now, so this one cannot miss.
  return applyChange(trx, change);
};

/**
 * Rows of the entries, with the balance after each. Incoming amounts go first, so that no balance between two entries of
 * one account falls below zero.
 *
 * @param before balances of the player accounts before the movement, by account id
 */
const entryRows = (transferId: string, draft: TransferDraft, before: ReadonlyMap<number, number>) => {
  const balances = new Map(before);
  const ordered = draft.entries.toSorted((left, right) => Math.sign(right.amount) - Math.sign(left.amount));
  return ordered.map(({ account, amount, kind = draft.kind }) => {
    const balance = balances.get(account.id);
    const after = balance === undefined ? null : balance + amount;
    if (after !== null) balances.set(account.id, after);
    return {
      transfer_id: transferId,
      account_id: account.id,
      owner_id: account.ownerId,
      kind,
      amount,
      balance_after: after,
      created_at: draft.at,
    };
  });
};

/**
 * Moves money or coins within a transaction (docs/product/money.md#ledger): locks the player accounts in id order, refuses to go
 * below zero at any of them, writes the movement and its entries.
 *
 * @returns the balances of the player accounts afterwards, by account id
 * @throws InsufficientFunds where a player account would go below zero; nothing may be committed then
 */
export const transfer = async (trx: Trx, draft: TransferDraft): Promise<Map<number, number>> => {
  refuseMalformed(draft.entries);
  const [before, after] = [new Map<number, number>(), new Map<number, number>()];
  for (const change of changesByAccount(draft.entries)) {
    const balance = await applyChange(trx, change);
    before.set(change.accountId, balance - change.amount);
    after.set(change.accountId, balance);
  }
  const id = randomUUID();
  await trx
    .with('movement', (db) =>
      db
        .insertInto('ledger_transfers')
        .values({ id, kind: draft.kind, reference: draft.reference, created_at: draft.at }),
    )
    .insertInto('ledger_entries')
    .values(entryRows(id, draft, before))
    .execute();
  return after;
};
