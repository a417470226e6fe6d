import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { likeMutation } from '../like-mutation.ts';
import { OWN } from '../own-answers.ts';
import { STALE } from '../query-client.ts';

type Schemas = components['schemas'];

/** A nickname leads to the same player in any case. */
const folded = (nickname: string): string => nickname.toLowerCase();

/** Players in public (`GET user/profile`, `user/roles`, `user/search`) and what oneself keeps from others (`user/privacy`). */
export const profileQueries = {
  all: () => ['profiles'] as const,
  one: (api: ApiClient, nickname: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'one', folded(nickname)] as const,
      queryFn: ({ signal }) =>
        answered(api.GET('/user/profile/{nickname}', { signal, params: { path: { nickname } } })),
      staleTime: STALE.looks,
      meta: OWN,
    }),
  /** One's own profile as whoever has no session sees it; `privacy` is what it was asked under. */
  asStranger: (api: ApiClient, nickname: string, privacy: Schemas['Privacy']) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'as-stranger', folded(nickname), privacy] as const,
      queryFn: ({ signal }) =>
        answered(api.GET('/user/profile/{nickname}', { signal, params: { path: { nickname } }, credentials: 'omit' })),
      staleTime: 0,
    }),
  roles: (api: ApiClient, nick: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'roles', folded(nick)] as const,
      queryFn: ({ signal }) => answered(api.GET('/user/roles/{nick}', { signal, params: { path: { nick } } })),
      meta: OWN,
    }),
  /** At least four characters. Quiet: where nothing could be found out, it is said in the place of the answer. */
  found: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'found', folded(q)] as const,
      queryFn: ({ signal }) => answered(api.quiet.GET('/user/search', { signal, params: { query: { q } } })),
      staleTime: STALE.looks,
      meta: OWN,
    }),
  privacy: (api: ApiClient) =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'privacy'] as const,
      queryFn: ({ signal }) => answered(api.GET('/user/privacy', { signal })),
    }),
  /** Shows a part of one's profile to everyone, friends or nobody. */
  hide: (api: ApiClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['HiddenPart']) => answered(api.POST('/user/privacy/hide', { body })),
      onSuccess: (privacy, _body, _result, { client }) => {
        client.setQueryData(profileQueries.privacy(api).queryKey, privacy);
        return client.invalidateQueries({ queryKey: [...profileQueries.all(), 'one'] });
      },
    }),
  like: (api: ApiClient) =>
    likeMutation<Schemas['ProfileLike']>({
      key: [...profileQueries.all(), 'like'],
      call: (body) => answered(api.POST('/user/profile/like', { body })),
      change: (client, { nickname }, changed) =>
        client.setQueryData(
          profileQueries.one(api, nickname).queryKey,
          (profile) => profile && { ...profile, ...changed(profile) },
        ),
    }),
};
