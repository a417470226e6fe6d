import type { Locale, Period } from '@hoshikraft/shared';
import { localized } from '../database/localized.ts';
import type { MoneyRow } from './history-repository.ts';
import type { PaymentMethod } from './methods.ts';

interface Bought {
  readonly role: string;
  readonly server: string;
  readonly period: Period;
}

interface Words {
  readonly topUp: Readonly<Record<PaymentMethod, string>>;
  readonly bonus: string;
  readonly opening: string;
  readonly buy: (bought: Bought) => string;
  readonly upgrade: (bought: Bought) => string;
  readonly extend: (bought: Bought) => string;
  /** `server` is null for a ban everywhere. */
  readonly unban: (server: string | null) => string;
  readonly unbanRefund: (server: string) => string;
  readonly orderRefund: (bought: Bought) => string;
  readonly gift: (bought: Bought, login: string) => string;
}

const PERIOD: Readonly<Record<Locale, Readonly<Record<Period, string>>>> = {
  ru: { month: 'на 31 день', three_months: 'на 93 дня', forever: 'навсегда' },
  en: { month: 'for 31 days', three_months: 'for 93 days', forever: 'forever' },
};

const WORDS: Readonly<Record<Locale, Words>> = {
  ru: {
    topUp: {
      bank_card: 'Пополнение банковской картой',
      instant_payment: 'Пополнение через СБП',
      cryptocurrency: 'Пополнение криптовалютой',
    },
    bonus: 'Бонус за пополнение',
    opening: 'Начальный баланс',
    unban: (server) => (server === null ? 'Разбан на всех серверах' : `Разбан, ${server}`),
    unbanRefund: (server) => `Возврат за разбан: ${server} его не выполнил`,
    buy: ({ role, server, period }) => `Привилегия «${role}» ${PERIOD.ru[period]}, ${server}`,
    upgrade: ({ role, server, period }) => `Повышение до «${role}» ${PERIOD.ru[period]}, ${server}`,
    extend: ({ role, server, period }) => `Продление «${role}» ${PERIOD.ru[period]}, ${server}`,
    orderRefund: ({ role, server, period }) => `Возврат: ${server} не выдал «${role}» ${PERIOD.ru[period]}`,
    gift: ({ role, server, period }, login) => `Подарок для ${login}: «${role}» ${PERIOD.ru[period]}, ${server}`,
  },
  en: {
    topUp: {
      bank_card: 'Top-up by bank card',
      instant_payment: 'Top-up by SBP transfer',
      cryptocurrency: 'Top-up in cryptocurrency',
    },
    bonus: 'Top-up bonus',
    opening: 'Opening balance',
    unban: (server) => (server === null ? 'Unban on all servers' : `Unban, ${server}`),
    unbanRefund: (server) => `Refund: the unban on ${server} did not go through`,
    buy: ({ role, server, period }) => `${role} ${PERIOD.en[period]}, ${server}`,
    upgrade: ({ role, server, period }) => `Upgrade to ${role} ${PERIOD.en[period]}, ${server}`,
    extend: ({ role, server, period }) => `${role} extended ${PERIOD.en[period]}, ${server}`,
    orderRefund: ({ role, server, period }) => `Refund: ${role} ${PERIOD.en[period]} was not delivered on ${server}`,
    gift: ({ role, server, period }, login) => `Gift to ${login}: ${role} ${PERIOD.en[period]}, ${server}`,
  },
};

const describePurchase = (row: MoneyRow, words: Words, locale: Locale): string => {
  if (row.role_name === null || row.server_name === null || row.period === null) {
    throw new Error(`ledger entry ${row.id} has no order`);
  }
  const bought = { role: localized(row.role_name, locale), server: row.server_name, period: row.period as Period };
  if (row.kind === 'order_refund') return words.orderRefund(bought);
  if (row.kind === 'gift') return words.gift(bought, row.receiver_login ?? '');
  if (row.mode === 'extend') return words.extend(bought);
  return row.replaced_grant_id === null ? words.buy(bought) : words.upgrade(bought);
};

/** What a line of a player's money was for, in the asker's language. */
export const describeEntry = (row: MoneyRow, locale: Locale): string => {
  const words = WORDS[locale];
  if (row.kind === 'opening') return words.opening;
  if (row.kind === 'top_up_bonus') return words.bonus;
  if (row.kind === 'unban') return words.unban(row.ban_server_name);
  if (row.kind === 'unban_refund' && row.ban_server_name !== null) return words.unbanRefund(row.ban_server_name);
  if (row.kind !== 'top_up') return describePurchase(row, words, locale);
  if (row.method === null) throw new Error(`ledger entry ${row.id} has no payment`);
  return words.topUp[row.method as PaymentMethod];
};
