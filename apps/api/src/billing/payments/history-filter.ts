import type { operations } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import type { HistoryFilter } from './history-repository.ts';

type HistoryQuery = NonNullable<operations['listMoneyHistory']['parameters']['query']>;

const DAYS = { day: 1, week: 7, month: 31, year: 365 };

const KINDS: Readonly<Record<NonNullable<HistoryQuery['kind']>, readonly string[]>> = {
  top_up: ['top_up', 'top_up_bonus'],
  purchase: ['purchase'],
  gift: ['gift'],
  unban: ['unban'],
  role_transfer: ['role_transfer'],
  refund: ['order_refund', 'unban_refund', 'top_up_refund', 'dispute_won', 'debt_payment'],
  coin_transfer: ['coin_transfer'],
  bonus: ['bonus'],
  referral: ['referral'],
  opening: ['opening'],
};

/** Filter of a history from the request's query. */
export const historyFilter = ({ kind, period }: Pick<HistoryQuery, 'kind' | 'period'>, now: Date): HistoryFilter => ({
  kinds: kind && KINDS[kind],
  since: period && new Date(now.getTime() - DAYS[period] * DAY_MS),
});
