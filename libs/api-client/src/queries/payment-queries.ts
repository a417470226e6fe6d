import type { components, operations } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import type { Intent } from '../intent.ts';
import { STALE } from '../query-client.ts';

/** How often and how many of the newest entries are looked at while a payment is waited for. */
export const ARRIVAL_POLL_MS = 2000;
const LATEST_ENTRIES = 20;

/** Which movements and from when. */
export type HistoryWanted = Pick<NonNullable<operations['listMoneyHistory']['parameters']['query']>, 'kind' | 'period'>;

const historyKey = () => [...paymentQueries.all(), 'history'] as const;

/**
 * Top-up and the histories of the player's money and coins (`GET pay`, `POST pay`, `GET user/history/money`,
 * `GET user/history/coins`).
 */
export const paymentQueries = {
  all: () => ['payments'] as const,
  options: (api: ApiClient) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'options'] as const,
      queryFn: ({ signal }) => answered(api.GET('/pay', { signal })),
      staleTime: STALE.content,
    }),
  history: Object.assign(
    (api: ApiClient, wanted: HistoryWanted = {}, limit = 25) =>
      cursorQuery({
        key: [...historyKey(), 'money', wanted],
        limit,
        call: (query, signal) => api.GET('/user/history/money', { signal, params: { query: { ...wanted, ...query } } }),
      }),
    { key: historyKey },
  ),
  /** The coins on one server; stale with the history of money. */
  coins: (api: ApiClient, server: string, wanted: HistoryWanted, limit = 25) =>
    cursorQuery({
      key: [...historyKey(), 'coins', server, wanted],
      limit,
      call: (query, signal) =>
        api.GET('/user/history/coins', { signal, params: { query: { server, ...wanted, ...query } } }),
    }),
  /** The newest entries, always asked for anew. Without toasts: while a payment is waited for it is asked again and again. */
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: [...historyKey(), 'latest'] as const,
      queryFn: ({ signal }) =>
        answered(api.quiet.GET('/user/history/money', { signal, params: { query: { limit: LATEST_ENTRIES } } })),
      staleTime: 0,
    }),
  /** Answers where to send the player; the balance changes later, by the reseller's word only. */
  start: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...paymentQueries.all(), 'start'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['PaymentOrder']>) =>
        answered(
          // Without a toast: the form itself says what was refused.
          api.quiet.POST('/pay', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
    }),
};
