import { type Minor, minor } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { balanceOf, openAccounts } from './accounts.ts';
import { InsufficientFunds, transfer, type TransferKind } from './transfer.ts';

interface Movement<Kind extends TransferKind> {
  readonly kind: Kind;
  /** The order, unban or role transfer that is paid for. */
  readonly reference: string;
  readonly playerId: string;
  /** Minor units; 0 moves nothing. */
  readonly amount: Minor;
  readonly at: Date;
}

/** Both sides of what a player pays or gets back. */
const playerAndSales = (playerId: string) =>
  [
    { playerId, kind: 'balance' },
    { playerId: null, kind: 'sales' },
  ] as const;

/**
 * Takes the price of something sold from a player's balance and answers what is left, minor units.
 *
 * @throws ApiError not_enough_money, with what is missing
 */
export const chargePlayer = async (
  trx: Trx,
  { kind, reference, playerId, amount, at }: Movement<'purchase' | 'gift' | 'unban' | 'role_transfer'>,
): Promise<Minor> => {
  if (amount === 0) return balanceOf(trx, playerId);
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

/** Gives a player back what something sold had cost. */
export const payBack = async (
  trx: Trx,
  { kind, reference, playerId, amount, at }: Movement<'order_refund' | 'unban_refund'>,
): Promise<void> => {
  if (amount === 0) return;
  const [player, sales] = await openAccounts(trx, playerAndSales(playerId));
  const entries = [
    { account: sales, amount: -amount },
    { account: player, amount },
  ];
  await transfer(trx, { kind, reference, at, entries });
};
