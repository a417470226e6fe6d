import type { Locale, Period } from '@hoshikraft/shared';
import { localized } from '../../platform/database/localized.ts';
import type { MoneyMessages } from '../../platform/messages/api-messages.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { MoneyRow } from './history-repository.ts';
import type { PaymentMethod } from './methods.ts';

const describePurchase = (row: MoneyRow, messages: MoneyMessages, locale: Locale): string => {
  if (row.role_name === null || row.server_name === null || row.period === null) {
    throw new Error(`ledger entry ${row.id} has no order`);
  }
  const bought = { role: localized(row.role_name, locale), server: row.server_name, period: row.period as Period };
  if (row.kind === 'order_refund')
    return row.refund_id === null ? messages.orderRefund(bought) : messages.wipeRefund(bought);
  if (row.kind === 'gift') return messages.gift(bought, row.receiver_login ?? '');
  if (row.mode === 'extend') return messages.extend(bought);
  return row.replaced_grant_id === null ? messages.buy(bought) : messages.upgrade(bought);
};

const describeMove = (
  { id, moved_role, moved_from, moved_to }: MoneyRow,
  messages: MoneyMessages,
  locale: Locale,
): string => {
  if (moved_role === null || moved_from === null || moved_to === null)
    throw new Error(`ledger entry ${id} moved no role`);
  return messages.roleTransfer(localized(moved_role, locale), moved_from, moved_to);
};

/** Description of a money entry in the caller's language. */
export const describeEntry = (row: MoneyRow, locale: Locale): string => {
  const messages = messagesFor(locale).money;
  if (row.kind === 'opening') return messages.opening;
  if (row.kind === 'correction') return messages.correction;
  if (row.kind === 'top_up_bonus') return messages.bonus;
  if (row.kind === 'top_up_refund') return messages.topUpRefund;
  if (row.kind === 'dispute_won') return messages.disputeWon;
  if (row.kind === 'debt_payment') return messages.debtPayment;
  if (row.kind === 'unban') return messages.unban(row.ban_server_name);
  if (row.kind === 'unban_refund' && row.ban_server_name !== null) return messages.unbanRefund(row.ban_server_name);
  if (row.kind === 'role_transfer') return describeMove(row, messages, locale);
  if (row.kind !== 'top_up') return describePurchase(row, messages, locale);
  if (row.method === null) throw new Error(`ledger entry ${row.id} has no payment`);
  return messages.topUp[row.method as PaymentMethod];
};
