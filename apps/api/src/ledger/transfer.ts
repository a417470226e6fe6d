import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { LedgerEntries, LedgerTransfers } from '../database/generated.ts';
import { notWaitedFor } from '../database/together.ts';
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

/** A movement and its lines, as they are written. */
interface Movement {
  readonly movement: Insertable<LedgerTransfers>;
  readonly lines: readonly Insertable<LedgerEntries>[];
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
  readonly account: Account;
  amount: number;
}

const changesByAccount = (entries: readonly EntryDraft[]): Change[] => {
  const changes = new Map<number, Change>();
  for (const { account, amount } of entries) {
    const known = changes.get(account.id);
    if (known) known.amount += amount;
    else if (!account.system) changes.set(account.id, { account, amount });
  }
  // In the order of ids, so that two movements over the same accounts never wait for each other.
  return [...changes.values()].sort((left, right) => left.account.id - right.account.id);
};

/** Changes a total that this transaction holds: what comes out is known, so nobody waits for it. */
const changeHeld = async (trx: Trx, accountId: number, held: number, change: number): Promise<number> => {
  const total = held + change;
  if (total < 0) throw new InsufficientFunds(-total);
  await trx.executeQuery(heldChanged({ accountId, change }));
  return total;
};

const heldChanged = compiledOnce((db, { accountId, change }: { accountId: number; change: number }) =>
  db
    .updateTable('ledger_accounts')
    .set({ balance: sql<number>`balance + ${change}` })
    .where('id', '=', accountId)
    .modifyEnd(notWaitedFor),
);

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
  for (const { account, amount } of changesByAccount(draft.entries)) {
    const { id, held } = account;
    const total = held === undefined ? await applyChange(trx, id, amount) : await changeHeld(trx, id, held, amount);
    totals.set(id, total);
    running.set(id, total - amount);
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
  await trx.executeQuery(movementWritten({ movement, lines }));
  return totals;
};

const movementWritten = compiledOnce((db, { movement, lines }: Movement) =>
  db
    .with('movement', (written) => written.insertInto('ledger_transfers').values(movement))
    .insertInto('ledger_entries')
    .values(lines)
    .modifyEnd(notWaitedFor),
);
