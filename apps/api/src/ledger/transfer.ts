import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { notWaitedFor } from '../database/together.ts';
import type { Trx } from '../database/types.ts';
import type { Account } from './accounts.ts';

export type TransferKind = 'top_up' | 'purchase' | 'gift' | 'unban' | 'unban_refund' | 'order_refund' | 'opening';
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

const changesByAccount = (entries: readonly EntryDraft[]): [number, number][] => {
  const changes = new Map<number, number>();
  for (const { account, amount } of entries) {
    if (!account.system) changes.set(account.id, (changes.get(account.id) ?? 0) + amount);
  }
  // In the order of ids, so that two movements over the same accounts never wait for each other.
  return [...changes].sort(([left], [right]) => left - right);
};

const tryChange = async (trx: Trx, accountId: number, change: number): Promise<number | undefined> => {
  const updated = await trx
    .updateTable('ledger_accounts')
    .set({ balance: sql<number>`balance + ${change}` })
    .where('id', '=', accountId)
    .where(sql<boolean>`balance + ${change} >= 0`)
    .returning('balance')
    .executeTakeFirst();
  return updated?.balance ?? undefined;
};

const applyChange = async (trx: Trx, accountId: number, change: number): Promise<number> => {
  const total = await tryChange(trx, accountId, change);
  if (total !== undefined) return total;
  const { balance } = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const missing = -change - (balance ?? 0);
  if (missing > 0) throw new InsufficientFunds(missing);
  // Money came in between the two statements; the row is locked now, so this one cannot miss.
  return applyChange(trx, accountId, change);
};

/**
 * Moves money or coins within a transaction (decisions.md section 5): locks the player accounts in id order, refuses to
 * go below zero, writes the movement and its lines.
 *
 * @returns the new totals of the player accounts, by account id
 * @throws InsufficientFunds where a player account would go below zero; nothing may be committed then
 */
export const transfer = async (trx: Trx, draft: TransferDraft): Promise<Map<number, number>> => {
  refuseMalformed(draft.entries);
  const totals = new Map<number, number>();
  const running = new Map<number, number>();
  for (const [accountId, change] of changesByAccount(draft.entries)) {
    const total = await applyChange(trx, accountId, change);
    totals.set(accountId, total);
    running.set(accountId, total - change);
  }
  const id = randomUUID();
  // What comes in is written first, so that no running total between two lines of one account falls below zero.
  const ordered = draft.entries.toSorted((left, right) => Math.sign(right.amount) - Math.sign(left.amount));
  const lines = ordered.map(({ account, amount, kind = draft.kind }) => {
    const before = running.get(account.id);
    if (before !== undefined) running.set(account.id, before + amount);
    return {
      transfer_id: id,
      account_id: account.id,
      owner_id: account.ownerId,
      kind,
      amount,
      balance_after: account.system ? null : (running.get(account.id) ?? null),
      created_at: draft.at,
    };
  });
  const movement = { id, kind: draft.kind, reference: draft.reference, created_at: draft.at };
  await trx
    .with('movement', (db) => db.insertInto('ledger_transfers').values(movement))
    .insertInto('ledger_entries')
    .values(lines)
    .modifyEnd(notWaitedFor)
    .execute();
  return totals;
};
