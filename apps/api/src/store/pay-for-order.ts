import { type Minor, minor } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { balanceOf, openAccounts } from '../ledger/accounts.ts';
import { InsufficientFunds, transfer } from '../ledger/transfer.ts';

interface Charge {
  readonly orderId: string;
  readonly buyerId: string;
  /** Minor units; 0 moves nothing. */
  readonly amount: Minor;
  readonly gift: boolean;
  readonly at: Date;
}

/**
 * Takes the price of an order from the buyer's balance and answers what is left, minor units.
 *
 * @throws ApiError not_enough_money, with what is missing
 */
export const payForOrder = async (trx: Trx, { orderId, buyerId, amount, gift, at }: Charge): Promise<Minor> => {
  if (amount === 0) return balanceOf(trx, buyerId);
  const [buyer, sales] = await openAccounts(trx, [
    { playerId: buyerId, kind: 'balance' },
    { playerId: null, kind: 'sales' },
  ]);
  const entries = [
    { account: buyer, amount: -amount },
    { account: sales, amount },
  ];
  try {
    const totals = await transfer(trx, { kind: gift ? 'gift' : 'purchase', reference: orderId, at, entries });
    return minor(totals.get(buyer.id) ?? 0);
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error;
    throw new ApiError('not_enough_money', { details: { missing: error.missing } });
  }
};
