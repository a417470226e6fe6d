import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { mainQueries } from './main-queries.ts';
import { profileQueries } from './profile-queries.ts';
import { skinQueries } from './skin-queries.ts';

type Schemas = components['schemas'];
type Cover = Schemas['ProfileCover'];

const LOOK = ['looks', 'worn'] as const;

/** Stores a changed appearance and invalidates every query that contains it. */
const lookChanged = (look: Schemas['Look'], client: QueryClient): Promise<unknown> => {
  client.setQueryData(LOOK, look);
  const shown = [mainQueries.all(), cabinetQueries.all(), skinQueries.all(), [...profileQueries.all(), 'one']];
  return Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
};

interface Chosen {
  current: string;
}

/** Optimistic update of a choice; returns the previous one. */
const setOptimistically = (client: QueryClient, queryKey: QueryKey, id: string): string | undefined => {
  const before = client.getQueryData<Chosen>(queryKey)?.current;
  client.setQueryData<Chosen>(queryKey, (kept) => kept && { ...kept, current: id });
  return before;
};

/** Rolls back a choice unless another was made since, and refetches: the stored one may be neither. */
const rollBack = (client: QueryClient, queryKey: QueryKey, id: string, before: string | undefined) => {
  client.setQueryData<Chosen>(queryKey, (kept) =>
    kept?.current === id && before !== undefined ? { ...kept, current: before } : kept,
  );
  return client.isMutating({ mutationKey: queryKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined;
};

/** Theme of the site (`cabinet/theme`) and cover of the profile (`cabinet/profile-theme`). */
export const looksQueries = {
  all: () => ['looks'] as const,
  /** Current appearance, and the avatar it can be rolled back to (`cabinet/look`). */
  worn: (api: ApiClient) =>
    queryOptions({
      queryKey: LOOK,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet/look', { signal })),
    }),
  lookChanged,
  wearSkin: (api: ApiClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['SkinChoice']) => readBody(api.quiet.POST('/user/skin/wear', { body })),
      onSuccess: (look, _body, _result, { client }) => lookChanged(look, client),
    }),
  takeOff: (api: ApiClient, what: 'avatar' | 'cape' | 'skin') =>
    mutationOptions({
      mutationFn: () => readBody(api.POST(`/user/${what}/delete`)),
      onSuccess: (look, _none, _result, { client }) => lookChanged(look, client),
    }),
  cropAvatar: (api: ApiClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AvatarCrop']) => readBody(api.quiet.POST('/user/avatar/crop', { body })),
      onSuccess: (look, _body, _result, { client }) => lookChanged(look, client),
    }),
  rollBackAvatar: (api: ApiClient) =>
    mutationOptions({
      mutationFn: () => readBody(api.POST('/user/avatar/rollback')),
      onSuccess: (look, _none, _result, { client }) => lookChanged(look, client),
    }),
  theme: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'theme'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet/theme', { signal })),
    }),
  /** Sets the theme with an optimistic update, rolled back on failure. Several in a row are sent one after another. */
  setTheme: (api: ApiClient) => {
    const { queryKey } = looksQueries.theme(api);
    return mutationOptions({
      mutationKey: [...queryKey, 'set'],
      scope: { id: 'theme' },
      mutationFn: (id: Schemas['Themes']['current']) =>
        readBody(api.POST('/cabinet/theme/set/{id}', { params: { path: { id } } })),
      onMutate: (id, { client }) => setOptimistically(client, queryKey, id),
      onSuccess: ({ theme }, _id, _result, { client }) =>
        client.setQueryData(mainQueries.state(api).queryKey, (main) => main && { ...main, theme }),
      onError: (_error, id, before, { client }) => rollBack(client, queryKey, id, before),
    });
  },
  glow: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'glow'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet/profile-theme/glow', { signal })),
    }),
  style: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'style'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet/profile-theme/style', { signal })),
    }),
  art: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'art'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet/profile-theme/art', { signal })),
    }),
  /**
   * Sets one part of the cover, as `setTheme` sets the theme, and invalidates profiles.
   */
  setCover: (api: ApiClient, part: keyof Cover) => {
    const { queryKey } = looksQueries[part](api);
    return mutationOptions({
      mutationKey: [...queryKey, 'set'],
      scope: { id: 'cover' },
      mutationFn: (id: string) =>
        readBody(api.POST(`/cabinet/profile-theme/${part}/set/{id}`, { params: { path: { id } } })),
      onMutate: (id, { client }) => setOptimistically(client, queryKey, id),
      onSuccess: (_cover, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: [...profileQueries.all(), 'one'] }),
      onError: (_error, id, before, { client }) => rollBack(client, queryKey, id, before),
    });
  },
};
