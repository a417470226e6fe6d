import type { Locale, Period } from '@hoshikraft/shared';
import { localized } from '../database/localized.ts';
import type { MoneyWords } from '../words/api-words.ts';
import { words } from '../words/words.ts';
import type { MoneyRow } from './history-repository.ts';
import type { PaymentMethod } from './methods.ts';

const describePurchase = (row: MoneyRow, said: MoneyWords, locale: Locale): string => {
  if (row.role_name === null || row.server_name === null || row.period === null) {
    throw new Error(`ledger entry ${row.id} has no order`);
  }
  const bought = { role: localized(row.role_name, locale), server: row.server_name, period: row.period as Period };
  if (row.kind === 'order_refund') return row.refund_id === null ? said.orderRefund(bought) : said.wipeRefund(bought);
  if (row.kind === 'gift') return said.gift(bought, row.receiver_login ?? '');
  if (row.mode === 'extend') return said.extend(bought);
  return row.replaced_grant_id === null ? said.buy(bought) : said.upgrade(bought);
};

const describeMove = ({ id, moved_role, moved_from, moved_to }: MoneyRow, said: MoneyWords, locale: Locale): string => {
  if (moved_role === null || moved_from === null || moved_to === null)
    throw new Error(`ledger entry ${id} moved no role`);
  return said.roleTransfer(localized(moved_role, locale), moved_from, moved_to);
};

/** What a line of a player's money was for, in the asker's language. */
export const describeEntry = (row: MoneyRow, locale: Locale): string => {
  const said = words(locale).money;
  if (row.kind === 'opening') return said.opening;
  if (row.kind === 'top_up_bonus') return said.bonus;
  if (row.kind === 'unban') return said.unban(row.ban_server_name);
  if (row.kind === 'unban_refund' && row.ban_server_name !== null) return said.unbanRefund(row.ban_server_name);
  if (row.kind === 'role_transfer') return describeMove(row, said, locale);
  if (row.kind !== 'top_up') return describePurchase(row, said, locale);
  if (row.method === null) throw new Error(`ledger entry ${row.id} has no payment`);
  return said.topUp[row.method as PaymentMethod];
};
