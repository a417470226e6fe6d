import type { Trx } from '../../platform/database/types.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import type { LockedPayment } from './payments-repository.ts';

/** Adds a paid top-up and its bonus to the player's balance: one transfer, two lines of history. */
export const creditTopUp = async (trx: Trx, payment: LockedPayment, at: Date): Promise<void> => {
  const [player, reseller, rewards] = await openAccounts(trx, [
    { playerId: payment.player_id, kind: 'balance' },
    { playerId: null, kind: 'reseller' },
    { playerId: null, kind: 'rewards' },
  ]);
  const topUp = [
    { account: reseller, amount: -payment.amount },
    { account: player, amount: payment.amount },
  ];
  const bonus = [
    { account: rewards, amount: -payment.bonus, kind: 'top_up_bonus' as const },
    { account: player, amount: payment.bonus, kind: 'top_up_bonus' as const },
  ];
  const entries = payment.bonus > 0 ? [...topUp, ...bonus] : topUp;
  await transfer(trx, { kind: 'top_up', reference: payment.id, at, entries });
};
