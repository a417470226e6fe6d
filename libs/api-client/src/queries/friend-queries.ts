import type { components } from '@hoshikraft/contract';
import { mutationOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import { PERSONAL } from '../personal-queries.ts';
import { profileQueries } from './profile-queries.ts';
import { loadUnlessHidden } from './unless-hidden.ts';

/** Friend actions: last segment of the call path. */
export type FriendAction = 'request' | 'accept' | 'decline' | 'cancel' | 'remove' | 'block' | 'unblock';

export interface FriendChange {
  action: FriendAction;
  nickname: string;
}

/** Friends of players (`GET user/friends`), and the player's own requests and blocked players. */
export const friendQueries = {
  all: () => ['friends'] as const,
  /** Empty if the player hides them. */
  list: (api: ApiClient, nickname: string, limit = 24) =>
    cursorQuery({
      key: [...friendQueries.all(), 'list', nickname.toLowerCase()],
      limit,
      meta: PERSONAL,
      call: (query, signal, client) =>
        loadUnlessHidden(
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
  /** Changes the relation to another player; refetched after a failure too. */
  change: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...friendQueries.all(), 'change'] as const,
      mutationFn: ({ action, nickname }: FriendChange): Promise<components['schemas']['FriendStanding']> =>
        readBody(api.POST(`/user/friends/${action}`, { body: { nickname } })),
      onSettled: (_data, _error, { nickname }, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: friendQueries.all() }),
          client.invalidateQueries({ queryKey: profileQueries.one(api, nickname).queryKey }),
        ]),
    }),
};
