import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';
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
  | 'referral'
  | 'correction'
  | 'top_up_refund'
  | 'dispute_won'
  | 'debt_payment';
export type EntryKind = TransferKind | 'top_up_bonus';

export interface EntryDraft {
  readonly account: Account;
  /** In the unit of the account: incoming is positive, outgoing negative, never 0. */
  readonly amount: number;
  /** Kind of the line in the player's history; the transfer's kind by default. */
  readonly kind?: EntryKind;
}

export interface TransferDraft {
  readonly kind: TransferKind;
  /** Id of the order, payment or player that it is for. A kind and reference are unique: the same transfer cannot run twice. */
  readonly reference: string;
  readonly at: Date;
  readonly entries: readonly EntryDraft[];
}

/** A player account would have gone below zero, or a debt above it; the transaction must be rolled back. */
export class InsufficientFunds extends Error {
  /** How much is missing, in the unit of the account. */
  readonly missing: number;

  constructor(missing: number) {
    super(`${missing} missing`);
    this.missing = missing;
  }
}

const assertWellFormed = (entries: readonly EntryDraft[]): void => {
  const valid = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (!valid || entries.length < 2) throw new RangeError('a transfer needs two entries or more of whole amounts');
};

interface Change {
  readonly accountId: number;
  amount: number;
}

/** One change per player account, in id order: concurrent transfers lock the same accounts in the same order. */
const changesByAccount = (entries: readonly EntryDraft[]): Change[] => {
  const changes = new Map<number, Change>();
  for (const { account, amount } of entries) {
    const known = changes.get(account.id);
    if (known) known.amount += amount;
    else if (!account.system) changes.set(account.id, { accountId: account.id, amount });
  }
  return [...changes.values()].sort((left, right) => left.accountId - right.accountId);
};

/** Locks the account and changes its balance, unless that would fall below zero; a debt never rises above it. */
const tryUpdateBalance = async (trx: Trx, { accountId, amount }: Change): Promise<number | undefined> => {
  const updated = await trx
    .updateTable('ledger_accounts')
    .set({ balance: sql<number>`balance + ${amount}` })
    .where('id', '=', accountId)
    .where(sql<boolean>`CASE kind WHEN 'debt' THEN balance + ${amount} <= 0 ELSE balance + ${amount} >= 0 END`)
    .returning('balance')
    .executeTakeFirst();
  return updated?.balance ?? undefined;
};

/** @returns the balance after the change */
const updateBalance = async (trx: Trx, change: Change): Promise<number> => {
  const balance = await tryUpdateBalance(trx, change);
  if (balance !== undefined) return balance;
  const row = await trx
    .selectFrom('ledger_accounts')
    .select(['balance', 'kind'])
    .where('id', '=', change.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const missing = Math.abs(change.amount) - Math.abs(row.balance ?? 0);
  if (missing > 0) throw new InsufficientFunds(missing);
  // Money arrived between the two statements. The row is locked now, so the next attempt succeeds.
  return updateBalance(trx, change);
};

/**
 * Rows of the entries, each with the balance after it. Incoming amounts go first, so that no balance between two entries
 * of one account falls below zero.
 *
 * @param before balances of the player accounts before the transfer, by account id
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
 * below zero on any of them but a debt, writes the transfer and its entries.
 *
 * @returns the balances of the player accounts afterwards, by account id
 * @throws InsufficientFunds where a player account would go below zero; the caller must roll back
 */
export const transfer = async (trx: Trx, draft: TransferDraft): Promise<Map<number, number>> => {
  assertWellFormed(draft.entries);
  const [before, after] = [new Map<number, number>(), new Map<number, number>()];
  for (const change of changesByAccount(draft.entries)) {
    const balance = await updateBalance(trx, change);
    before.set(change.accountId, balance - change.amount);
    after.set(change.accountId, balance);
  }
  const id = randomUUID();
  await trx
    .with('inserted_transfer', (db) =>
      db
        .insertInto('ledger_transfers')
        .values({ id, kind: draft.kind, reference: draft.reference, created_at: draft.at }),
    )
    .insertInto('ledger_entries')
    .values(entryRows(id, draft, before))
    .execute();
  return after;
};
