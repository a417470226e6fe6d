import { randomUUID } from 'node:crypto';
import { formatMoney, type Minor, minor } from '@hoshikraft/shared';
import { openAccounts } from '../../billing/ledger/accounts.ts';
import { InsufficientFunds, transfer } from '../../billing/ledger/transfer.ts';
import { getByNickname } from '../../community/players/players-repository.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { insertAct } from '../acts/acts-repository.ts';
import type { Correction } from './correction.ts';

/**
 * Corrects a player's balance by a ledger transfer of the kind `correction`. The player sees it in the history of their
 * money, without the reason (docs/product/money.md#corrections).
 *
 * @param amount minor units; positive is a credit, negative a debit
 * @returns the balance before and after, minor units
 * @throws Refusal where there is no such player, or the balance is smaller than the debit
 */
export const correctBalance = async (
  { app, operator, nickname, reason }: Correction,
  amount: number,
): Promise<{ login: string; before: Minor; after: Minor }> =>
  inTransaction(app.db, async (trx) => {
    const { id: playerId, login } = await getByNickname(trx, nickname, true);
    const [id, at] = [randomUUID(), app.clock.now()];
    const [player, corrections] = await openAccounts(trx, [
      { playerId, kind: 'balance' },
      { playerId: null, kind: 'corrections' },
    ]);
    const entries = [
      { account: player, amount },
      { account: corrections, amount: -amount },
    ];
    const totals = await transfer(trx, { kind: 'correction', reference: id, at, entries }).catch(async (error) => {
      if (!(error instanceof InsufficientFunds)) throw error;
      const [has, wanted] = [minor(-amount - error.missing), minor(-amount)];
      throw new Refusal(`${login} has ${formatMoney(has, 'en')}: ${formatMoney(wanted, 'en')} cannot be debited`);
    });
    const after = minor(totals.get(player.id) ?? 0);
    const before = minor(after - amount);
    await insertAct(trx, { id, at, operator, kind: 'balance', playerId, reason, before, after });
    return { login, before, after };
  });
