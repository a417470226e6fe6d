import type { operations } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';

export type ReferralPeriod = NonNullable<NonNullable<operations['getReferral']['parameters']['query']>['period']>;

/** The player's referral code, its earnings and the invited players (`GET referral`, `GET referral/invited`). */
export const referralQueries = {
  all: () => ['referral'] as const,
  own: (api: ApiClient, period: ReferralPeriod) =>
    queryOptions({
      queryKey: [...referralQueries.all(), 'own', period] as const,
      queryFn: ({ signal }) => readBody(api.GET('/referral', { signal, params: { query: { period } } })),
    }),
  invited: (api: ApiClient, limit = 12) =>
    cursorQuery({
      key: [...referralQueries.all(), 'invited'],
      limit,
      call: (query, signal) => api.GET('/referral/invited', { signal, params: { query } }),
    }),
};
