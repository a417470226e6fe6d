import type { Trx } from '../../platform/database/types.ts';
import { getBalance, lockAccounts, openAccounts } from '../ledger/accounts.ts';
import { settleDebt } from '../ledger/debts.ts';
import { transfer } from '../ledger/transfer.ts';
import { refundOrder } from '../store/refund-order.ts';
import { findRefundableOrder, lockReceivers } from './reversals-repository.ts';

/** Money of a top-up that goes back. */
export interface TakeBack {
  /** Id of the refund or dispute. */
  readonly reversalId: string;
  readonly playerId: string;
  /** Minor units of the payment. */
  readonly amount: number;
  /** Minor units of its bonus. */
  readonly bonus: number;
  /** When the payment was credited. */
  readonly creditedAt: Date;
}

const systemAccounts = [
  { playerId: null, kind: 'reseller' },
  { playerId: null, kind: 'rewards' },
] as const;

/**
 * Takes the money of a top-up from its player: what is on the balance, then what was bought since it was credited, the newest
 * first (ended at the game server, its price goes to the balance), and as a debt what is still missing.
 */
export const takeBack = async (trx: Trx, taken: TakeBack, now: Date): Promise<void> => {
  const { reversalId, playerId, amount, bonus, creditedAt } = taken;
  const total = amount + bonus;
  await lockReceivers(trx, playerId, creditedAt);
  while ((await getBalance(trx, playerId)) < total) {
    const order = await findRefundableOrder(trx, playerId, creditedAt, now);
    if (order === undefined) break;
    await refundOrder(trx, order.id, now);
  }
  const [player, reseller, rewards] = await openAccounts(trx, [{ playerId, kind: 'balance' }, ...systemAccounts]);
  const available = (await lockAccounts(trx, [player.id])).get(player.id) ?? 0;
  const paid = Math.min(available, total);
  const owed = total - paid;
  const debt = owed > 0 ? (await openAccounts(trx, [{ playerId, kind: 'debt' }]))[0] : player;
  const entries = [
    { account: player, amount: -paid },
    { account: debt, amount: -owed },
    { account: reseller, amount },
    { account: rewards, amount: bonus },
  ];
  const moved = entries.filter((entry) => entry.amount !== 0);
  await transfer(trx, { kind: 'top_up_refund', reference: reversalId, at: now, entries: moved });
};

/** Gives back what a dispute took that was won after all; a debt is paid from it first. What was ended stays so. */
export const giveBack = async (trx: Trx, taken: Omit<TakeBack, 'creditedAt'>, now: Date): Promise<void> => {
  const { reversalId, playerId, amount, bonus } = taken;
  const [player, reseller, rewards] = await openAccounts(trx, [{ playerId, kind: 'balance' }, ...systemAccounts]);
  const entries = [
    { account: player, amount: amount + bonus },
    { account: reseller, amount: -amount },
    { account: rewards, amount: -bonus },
  ];
  const moved = entries.filter((entry) => entry.amount !== 0);
  await transfer(trx, { kind: 'dispute_won', reference: reversalId, at: now, entries: moved });
  await settleDebt(trx, playerId, reversalId, now);
};
