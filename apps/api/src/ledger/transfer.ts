import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { LedgerEntries, LedgerTransfers } from '../database/generated.ts';
import { rowLists } from '../database/row-lists.ts';
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

const CHANGES = rowLists<{ id: number; amount: number }>({ id: 'bigint', amount: 'bigint' });

/** Changes totals that this transaction holds: what comes out is known, so nobody waits for it. */
const heldChanged = compiledOnce((db, changes: ReturnType<typeof CHANGES.of>) =>
  db
    .updateTable('ledger_accounts')
    .from(CHANGES.as('change', changes))
    .set({ balance: sql<number>`balance + change.amount` })
    .whereRef('ledger_accounts.id', '=', 'change.id')
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

/** What each account had before; the totals that this transaction does not hold are changed by that. */
const totalsBefore = async (trx: Trx, changes: readonly Change[]): Promise<Map<number, number>> => {
  const before = new Map<number, number>();
  for (const { account, amount } of changes) {
    before.set(account.id, account.held ?? (await applyChange(trx, account.id, amount)) - amount);
  }
  return before;
};

const MOVEMENTS = rowLists<Pick<Selectable<LedgerTransfers>, 'id' | 'kind' | 'reference' | 'created_at'>>({
  id: 'uuid',
  kind: 'text',
  reference: 'uuid',
  created_at: 'timestamptz',
});

type Line = Omit<Selectable<LedgerEntries>, 'id'>;
const LINES = rowLists<Line>({
  transfer_id: 'uuid',
  account_id: 'bigint',
  owner_id: 'uuid',
  kind: 'text',
  amount: 'bigint',
  balance_after: 'bigint',
  created_at: 'timestamptz',
});

const movementsWritten = compiledOnce(
  (db, of: { movements: ReturnType<typeof MOVEMENTS.of>; lines: ReturnType<typeof LINES.of> }) =>
    db
      .with('written', (one) =>
        one
          .insertInto('ledger_transfers')
          .columns(MOVEMENTS.columns)
          .expression((query) => query.selectFrom(MOVEMENTS.as('movement', of.movements)).select(MOVEMENTS.columns)),
      )
      .insertInto('ledger_entries')
      .columns(LINES.columns)
      .expression((query) => query.selectFrom(LINES.as('line', of.lines)).select(LINES.columns))
      .modifyEnd(notWaitedFor),
);

/**
 * Lines of one movement. What comes in is written first, so that no running total between two lines of one account falls
 * below zero.
 *
 * @param running totals of the player accounts, which it brings up to date
 */
const linesOf = (id: string, draft: TransferDraft, running: Map<number, number>): Line[] => {
  const ordered = draft.entries.toSorted((left, right) => Math.sign(right.amount) - Math.sign(left.amount));
  return ordered.map(({ account, amount, kind = draft.kind }) => {
    const before = running.get(account.id);
    const after = before === undefined ? null : before + amount;
    if (after !== null && after < 0) throw new InsufficientFunds(-after);
    if (after !== null) running.set(account.id, after);
    return {
      transfer_id: id,
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
 * Moves money or coins within a transaction (decisions.md section 5), one movement after another: locks the player accounts
 * in id order, refuses to go below zero at any of them, writes the movements and their lines.
 *
 * @returns the totals of the player accounts after all of it, by account id
 * @throws InsufficientFunds where a player account would go below zero; nothing may be committed then
 */
export const transferAll = async (trx: Trx, drafts: readonly TransferDraft[]): Promise<Map<number, number>> => {
  for (const { entries } of drafts) refuseMalformed(entries);
  const changes = changesByAccount(drafts.flatMap(({ entries }) => entries));
  const running = await totalsBefore(trx, changes);
  const ids = drafts.map(() => randomUUID());
  const lines = drafts.flatMap((draft, index) => linesOf(ids[index] as string, draft, running));
  const movements = drafts.map(({ kind, reference, at }, index) => ({
    id: ids[index] as string,
    kind,
    reference,
    created_at: at,
  }));
  const held = changes.filter(({ account }) => account.held !== undefined);
  if (held.length > 0) {
    await trx.executeQuery(heldChanged(CHANGES.of(held.map(({ account: { id }, amount }) => ({ id, amount })))));
  }
  await trx.executeQuery(movementsWritten({ movements: MOVEMENTS.of(movements), lines: LINES.of(lines) }));
  return running;
};

/** Moves money or coins once, as `transferAll` does. */
export const transfer = (trx: Trx, draft: TransferDraft): Promise<Map<number, number>> => transferAll(trx, [draft]);
