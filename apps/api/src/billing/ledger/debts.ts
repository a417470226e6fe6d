import { type Minor, minor } from '@hoshikraft/shared';
import type { Db, Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { lockAccounts, openAccounts } from './accounts.ts';
import { transfer } from './transfer.ts';

/** What a player owes for top-ups that were paid back, minor units; 0 without a debt. */
export const getDebt = async (db: Db, playerId: string): Promise<Minor> => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'debt')
    .executeTakeFirst();
  return minor(Math.abs(row?.balance ?? 0));
};

/** @throws ApiError debt_open: a player with a debt buys nothing */
export const assertNoDebt = async (db: Db, playerId: string): Promise<void> => {
  if ((await getDebt(db, playerId)) > 0) throw new ApiError('debt_open');
};

/**
 * Pays a player's debt from their balance, as far as it goes. Runs after every movement that adds money to a balance.
 *
 * @param reference that of the movement
 */
export const settleDebt = async (trx: Trx, playerId: string, reference: string, at: Date): Promise<void> => {
  if ((await getDebt(trx, playerId)) === 0) return;
  const [balance, debt] = await openAccounts(trx, [
    { playerId, kind: 'balance' },
    { playerId, kind: 'debt' },
  ]);
  const locked = await lockAccounts(trx, [balance.id, debt.id]);
  const amount = Math.min(locked.get(balance.id) ?? 0, -(locked.get(debt.id) ?? 0));
  if (amount === 0) return;
  const entries = [
    { account: balance, amount: -amount },
    { account: debt, amount },
  ];
  await transfer(trx, { kind: 'debt_payment', reference, at, entries });
};
