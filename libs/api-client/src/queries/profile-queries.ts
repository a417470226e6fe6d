import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { likeMutation } from '../like-mutation.ts';
import { PERSONAL } from '../personal-queries.ts';
import { STALE } from '../query-client.ts';

type Schemas = components['schemas'];

/** Nicknames are case-insensitive. */
const folded = (nickname: string): string => nickname.toLowerCase();

/** Public profiles (`GET user/profile`, `user/roles`, `user/search`) and the player's own privacy settings (`user/privacy`). */
export const profileQueries = {
  all: () => ['profiles'] as const,
  one: (api: ApiClient, nickname: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'one', folded(nickname)] as const,
      queryFn: ({ signal }) =>
        readBody(api.GET('/user/profile/{nickname}', { signal, params: { path: { nickname } } })),
      staleTime: STALE.looks,
      meta: PERSONAL,
    }),
  /** The player's own profile as a visitor sees it, with the given `privacy`. */
  asStranger: (api: ApiClient, nickname: string, privacy: Schemas['Privacy']) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'as-stranger', folded(nickname), privacy] as const,
      queryFn: ({ signal }) =>
        readBody(api.GET('/user/profile/{nickname}', { signal, params: { path: { nickname } }, credentials: 'omit' })),
      staleTime: 0,
    }),
  roles: (api: ApiClient, nick: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'roles', folded(nick)] as const,
      queryFn: ({ signal }) => readBody(api.GET('/user/roles/{nick}', { signal, params: { path: { nick } } })),
      meta: PERSONAL,
    }),
  /** At least four characters. Quiet: the search shows the failure in place of the results. */
  found: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'found', folded(q)] as const,
      queryFn: ({ signal }) => readBody(api.quiet.GET('/user/search', { signal, params: { query: { q } } })),
      staleTime: STALE.looks,
      meta: PERSONAL,
    }),
  privacy: (api: ApiClient) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'privacy'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/user/privacy', { signal })),
    }),
  /** Sets who sees a part of the profile: everyone, friends or no one. */
  hide: (api: ApiClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['HiddenPart']) => readBody(api.POST('/user/privacy/hide', { body })),
      onSuccess: (privacy, _body, _result, { client }) => {
        client.setQueryData(profileQueries.privacy(api).queryKey, privacy);
        return client.invalidateQueries({ queryKey: [...profileQueries.all(), 'one'] });
      },
    }),
  like: (api: ApiClient) =>
    likeMutation<Schemas['ProfileLike']>({
      key: [...profileQueries.all(), 'like'],
      call: (body) => readBody(api.POST('/user/profile/like', { body })),
      change: (client, { nickname }, changed) =>
        client.setQueryData(
          profileQueries.one(api, nickname).queryKey,
          (profile) => profile && { ...profile, ...changed(profile) },
        ),
    }),
};
