import type { components, operations } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import type { Intent } from '../intent.ts';
import { STALE } from '../query-client.ts';

/** Interval, in ms, and number of entries of the polling for a pending payment. */
export const ARRIVAL_POLL_MS = 2000;
const LATEST_ENTRIES = 20;

/** Filters of the history: kind and period. */
export type HistoryFilter = Pick<NonNullable<operations['listMoneyHistory']['parameters']['query']>, 'kind' | 'period'>;

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
      queryFn: ({ signal }) => readBody(api.GET('/pay', { signal })),
      staleTime: STALE.content,
    }),
  history: Object.assign(
    (api: ApiClient, wanted: HistoryFilter = {}, limit = 25) =>
      cursorQuery({
        key: [...historyKey(), 'money', wanted],
        limit,
        call: (query, signal) => api.GET('/user/history/money', { signal, params: { query: { ...wanted, ...query } } }),
      }),
    { key: historyKey },
  ),
  /** Coin history of one server; invalidated with the money history. */
  coins: (api: ApiClient, server: string, wanted: HistoryFilter, limit = 25) =>
    cursorQuery({
      key: [...historyKey(), 'coins', server, wanted],
      limit,
      call: (query, signal) =>
        api.GET('/user/history/coins', { signal, params: { query: { server, ...wanted, ...query } } }),
    }),
  /** The newest entries, never cached. Without toasts: polled while a payment is pending. */
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: [...historyKey(), 'latest'] as const,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/user/history/money', { signal, params: { query: { limit: LATEST_ENTRIES } } })),
      staleTime: 0,
    }),
  /** Returns the URL to send the player to; the balance changes later, by the webhook of the reseller only. */
  start: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...paymentQueries.all(), 'start'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['PaymentOrder']>) =>
        readBody(
          // Without a toast: the form shows the error.
          api.quiet.POST('/pay', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
    }),
};
