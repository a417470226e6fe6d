import { minor, shareOf } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import type { LockedPayment } from './payments-repository.ts';
import type { Reversal } from './read-reversal.ts';
import { insertReversal, listReversals, type ReversalRow, updateReversal } from './reversals-repository.ts';
import { giveBack, takeBack } from './take-back.ts';

/** States only go forward. */
const ORDER: readonly string[] = ['asked', 'open', 'done', 'lost', 'won'];

/** Whether its money went back to who paid. */
const isLost = ({ state }: Pick<ReversalRow, 'state'>): boolean => state === 'done' || state === 'lost';

/** What has not gone back of a payment, minor units. */
export const refundableOf = (payment: { readonly amount: number }, rows: readonly ReversalRow[]): number =>
  Math.max(
    0,
    rows.filter(isLost).reduce((left, { amount }) => left - amount, payment.amount),
  );

/** Sum of what is taken and was not returned. */
const sumOf = (rows: readonly ReversalRow[], part: 'taken' | 'taken_bonus'): number =>
  rows.reduce((sum, row) => sum + (row.restored_at === null ? (row[part] ?? 0) : 0), 0);

/** Bonus that goes with the first `amount` kopecks of a payment. */
const bonusOf = (payment: LockedPayment, amount: number): number =>
  shareOf(minor(payment.bonus), amount, payment.amount);

/** Takes what went back of a credited payment, and returns what a dispute took that was won: whatever came first. */
export const settleReversals = async (trx: Trx, payment: LockedPayment, now: Date): Promise<void> => {
  if (payment.status !== 'succeeded' || payment.settled_at === null) return;
  const rows = await listReversals(trx, payment.id);
  let taken = sumOf(rows, 'taken');
  let takenBonus = sumOf(rows, 'taken_bonus');
  for (const row of rows) {
    if (row.state !== 'won' || row.taken === null || row.restored_at !== null) continue;
    const [amount, bonus] = [row.taken, row.taken_bonus ?? 0];
    await giveBack(trx, { reversalId: row.id, playerId: payment.player_id, amount, bonus }, now);
    await updateReversal(trx, row.id, { restored_at: now });
    taken -= amount;
    takenBonus -= bonus;
  }
  for (const row of rows) {
    // No more than was paid: what is over waits until a dispute is won.
    const amount = Math.min(row.amount, payment.amount - taken);
    if (!isLost(row) || row.taken !== null || amount === 0) continue;
    const bonus = Math.max(0, bonusOf(payment, taken + amount) - takenBonus);
    const { player_id: playerId, settled_at: creditedAt } = payment;
    await takeBack(trx, { reversalId: row.id, playerId, amount, bonus, creditedAt }, now);
    await updateReversal(trx, row.id, { taken: amount, taken_bonus: bonus, taken_at: now });
    taken += amount;
    takenBonus += bonus;
  }
};

/**
 * Applies a refund or dispute of a payment (docs/product/money.md#refunds-of-top-ups). Repeated and late events change nothing.
 * The caller's transaction must have locked the payment.
 *
 * @returns false where more goes back than was paid: a person has to look
 */
export const applyReversal = async (
  trx: Trx,
  payment: LockedPayment,
  reversal: Reversal,
  now: Date,
): Promise<boolean> => {
  const rows = await listReversals(trx, payment.id);
  const known = rows.find(({ kind, reference }) => kind === reversal.kind && reference === reversal.reference);
  if (known === undefined) await insertReversal(trx, reversal, now);
  else if (ORDER.indexOf(reversal.state) > ORDER.indexOf(known.state))
    await updateReversal(trx, known.id, { state: reversal.state });
  await settleReversals(trx, payment, now);
  const others = rows.filter((row) => row !== known && isLost(row)).reduce((sum, { amount }) => sum + amount, 0);
  return others + reversal.amount <= payment.amount;
};
