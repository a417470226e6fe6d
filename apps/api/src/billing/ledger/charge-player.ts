import { type Minor, minor } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { getBalance, openAccounts } from './accounts.ts';
import { assertNoDebt, settleDebt } from './debts.ts';
import { InsufficientFunds, transfer, type TransferKind } from './transfer.ts';

interface Payment<Kind extends TransferKind> {
  readonly kind: Kind;
  /** Id of the order, unban or role transfer that is paid for. */
  readonly reference: string;
  readonly playerId: string;
  /** Minor units; 0 moves nothing. */
  readonly amount: Minor;
  readonly at: Date;
}

/** Both accounts of a payment by a player, and of its refund. */
const playerAndSales = (playerId: string) =>
  [
    { playerId, kind: 'balance' },
    { playerId: null, kind: 'sales' },
  ] as const;

/**
 * Takes the price of a purchase from a player's balance.
 *
 * @returns the balance left, minor units
 * @throws ApiError not_enough_money, with the amount that is missing; debt_open
 */
export const chargePlayer = async (
  trx: Trx,
  { kind, reference, playerId, amount, at }: Payment<'purchase' | 'gift' | 'unban' | 'role_transfer'>,
): Promise<Minor> => {
  await assertNoDebt(trx, playerId);
  if (amount === 0) return getBalance(trx, playerId);
  const [player, sales] = await openAccounts(trx, playerAndSales(playerId));
  const entries = [
    { account: player, amount: -amount },
    { account: sales, amount },
  ];
  try {
    const totals = await transfer(trx, { kind, reference, at, entries });
    return minor(totals.get(player.id) ?? 0);
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error;
    throw new ApiError('not_enough_money', { details: { missing: error.missing } });
  }
};

/** Returns the price of a purchase to the player who paid it; a debt is paid from it. */
export const refundPlayer = async (
  trx: Trx,
  { kind, reference, playerId, amount, at }: Payment<'order_refund' | 'unban_refund'>,
): Promise<void> => {
  if (amount === 0) return;
  const [player, sales] = await openAccounts(trx, playerAndSales(playerId));
  const entries = [
    { account: sales, amount: -amount },
    { account: player, amount },
  ];
  await transfer(trx, { kind, reference, at, entries });
  await settleDebt(trx, playerId, reference, at);
};
