import type { components } from '@hoshikraft/contract';
import { mutationOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import { OWN } from '../own-answers.ts';
import { profileQueries } from './profile-queries.ts';
import { unlessHidden } from './unless-hidden.ts';

/** What a player can do about another, as the last word of its call. */
export type FriendAction = 'request' | 'accept' | 'decline' | 'cancel' | 'remove' | 'block' | 'unblock';

export interface FriendChange {
  action: FriendAction;
  nickname: string;
}

/** Friends of players (`GET user/friends`), and what oneself asks, is asked and blocks. */
export const friendQueries = {
  all: () => ['friends'] as const,
  /** Nobody where the player keeps them from the asker. */
  list: (api: ApiClient, nickname: string, limit = 24) =>
    cursorQuery({
      key: [...friendQueries.all(), 'list', nickname.toLowerCase()],
      limit,
      meta: OWN,
      call: (query, signal, client) =>
        unlessHidden(
          { api, client, nickname, part: 'friends' },
          () => api.GET('/user/friends', { signal, params: { query: { nickname, ...query } } }),
          { data: { items: [], nextCursor: null } },
        ),
    }),
  requests: (api: ApiClient, direction: 'incoming' | 'outgoing', limit = 12) =>
    cursorQuery({
      key: [...friendQueries.all(), 'requests', direction],
      limit,
      call: (query, signal) =>
        api.GET('/user/friends/requests', { signal, params: { query: { direction, ...query } } }),
    }),
  blocked: (api: ApiClient, limit = 12) =>
    cursorQuery({
      key: [...friendQueries.all(), 'blocked'],
      limit,
      call: (query, signal) => api.GET('/user/friends/blocked', { signal, params: { query } }),
    }),
  /** Changes what is between the player and another one; a refusal leaves it as the next answer has it. */
  change: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...friendQueries.all(), 'change'] as const,
      mutationFn: ({ action, nickname }: FriendChange): Promise<components['schemas']['FriendStanding']> =>
        answered(api.POST(`/user/friends/${action}`, { body: { nickname } })),
      onSettled: (_data, _error, { nickname }, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: friendQueries.all() }),
          client.invalidateQueries({ queryKey: profileQueries.one(api, nickname).queryKey }),
        ]),
    }),
};
