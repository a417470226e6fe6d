import { randomUUID } from 'node:crypto';
import { formatMoney, type Locale, type Minor, minor } from '@hoshikraft/shared';
import { openAccounts } from '../../billing/ledger/accounts.ts';
import { settleDebt } from '../../billing/ledger/debts.ts';
import { InsufficientFunds, transfer } from '../../billing/ledger/transfer.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { insertAct } from '../acts/acts-repository.ts';
import type { Correction } from './correction.ts';

/**
 * Corrects a player's balance by a ledger transfer of the kind `correction`. The player sees it in the history of their
 * money, without the reason (docs/product/money.md#corrections).
 *
 * @param amount minor units; positive is a credit, negative a debit
 * @param locale of the operator, for the error
 * @returns id of the act, and the balance before and after, minor units
 * @throws ApiError `debit_over_balance`
 */
export async function correctBalance(
  { trx, now, operator, player, reason, undoes }: Correction,
  amount: number,
  locale: Locale,
): Promise<{ id: string; before: Minor; after: Minor }> {
  const id = randomUUID();
  const [balance, corrections] = await openAccounts(trx, [
    { playerId: player.id, kind: 'balance' },
    { playerId: null, kind: 'corrections' },
  ]);
  const entries = [
    { account: balance, amount },
    { account: corrections, amount: -amount },
  ];
  const totals = await transfer(trx, { kind: 'correction', reference: id, at: now, entries }).catch(
    (error: unknown) => {
      if (!(error instanceof InsufficientFunds)) throw error;
      const has = formatMoney(minor(-amount - error.missing), locale);
      throw new ApiError('debit_over_balance', { values: { balance: has }, cause: error });
    },
  );
  const after = minor(totals.get(balance.id) ?? 0);
  await settleDebt(trx, player.id, id, now);
  const before = minor(after - amount);
  const act = { id, at: now, operator, playerId: player.id, reason, undoes: undoes ?? null };
  await insertAct(trx, { ...act, kind: 'balance', before, after });
  return { id, before, after };
}
