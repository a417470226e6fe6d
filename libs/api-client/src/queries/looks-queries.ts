import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { mainQueries } from './main-queries.ts';
import { profileQueries } from './profile-queries.ts';
import { skinQueries } from './skin-queries.ts';

type Schemas = components['schemas'];
type Cover = Schemas['ProfileCover'];

const LOOK = ['looks', 'worn'] as const;

/** A look that changed: every page that shows it asks for it anew. */
const lookChanged = (look: Schemas['Look'], client: QueryClient): Promise<unknown> => {
  client.setQueryData(LOOK, look);
  const shown = [mainQueries.all(), cabinetQueries.all(), skinQueries.all(), [...profileQueries.all(), 'one']];
  return Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
};

interface Chosen {
  current: string;
}

/** Shows a choice as the one that is kept, and answers the one before. */
const chooseAtOnce = (client: QueryClient, queryKey: QueryKey, id: string): string | undefined => {
  const before = client.getQueryData<Chosen>(queryKey)?.current;
  client.setQueryData<Chosen>(queryKey, (kept) => kept && { ...kept, current: id });
  return before;
};

/** Takes a choice back, unless another one was made since. What is kept is asked for: it may be neither. */
const takeBack = (client: QueryClient, queryKey: QueryKey, id: string, before: string | undefined) => {
  client.setQueryData<Chosen>(queryKey, (kept) =>
    kept?.current === id && before !== undefined ? { ...kept, current: before } : kept,
  );
  return client.isMutating({ mutationKey: queryKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined;
};

/** How a player sees the site (`cabinet/theme`) and how their profile is dressed (`cabinet/profile-theme`). */
export const looksQueries = {
  all: () => ['looks'] as const,
  /** What a player wears and has to go back to (`cabinet/look`). */
  worn: (api: ApiClient) =>
    queryOptions({
      queryKey: LOOK,
      queryFn: ({ signal }) => answered(api.GET('/cabinet/look', { signal })),
    }),
  lookChanged,
  wearSkin: (api: ApiClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['SkinChoice']) => answered(api.quiet.POST('/user/skin/wear', { body })),
      onSuccess: (look, _body, _result, { client }) => lookChanged(look, client),
    }),
  takeOff: (api: ApiClient, what: 'avatar' | 'cape' | 'skin') =>
    mutationOptions({
      mutationFn: () => answered(api.POST(`/user/${what}/delete`)),
      onSuccess: (look, _none, _result, { client }) => lookChanged(look, client),
    }),
  cropAvatar: (api: ApiClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AvatarCrop']) => answered(api.quiet.POST('/user/avatar/crop', { body })),
      onSuccess: (look, _body, _result, { client }) => lookChanged(look, client),
    }),
  rollBackAvatar: (api: ApiClient) =>
    mutationOptions({
      mutationFn: () => answered(api.POST('/user/avatar/rollback')),
      onSuccess: (look, _none, _result, { client }) => lookChanged(look, client),
    }),
  theme: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'theme'] as const,
      queryFn: ({ signal }) => answered(api.GET('/cabinet/theme', { signal })),
    }),
  /** Sets the theme: the choice is there at once and taken back where it is refused. Several in a row go out one after another. */
  setTheme: (api: ApiClient) => {
    const { queryKey } = looksQueries.theme(api);
    return mutationOptions({
      mutationKey: [...queryKey, 'set'],
      scope: { id: 'theme' },
      mutationFn: (id: Schemas['Themes']['current']) =>
        answered(api.POST('/cabinet/theme/set/{id}', { params: { path: { id } } })),
      onMutate: (id, { client }) => chooseAtOnce(client, queryKey, id),
      onSuccess: ({ theme }, _id, _result, { client }) =>
        client.setQueryData(mainQueries.state(api).queryKey, (main) => main && { ...main, theme }),
      onError: (_error, id, before, { client }) => takeBack(client, queryKey, id, before),
    });
  },
  glow: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'glow'] as const,
      queryFn: ({ signal }) => answered(api.GET('/cabinet/profile-theme/glow', { signal })),
    }),
  style: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'style'] as const,
      queryFn: ({ signal }) => answered(api.GET('/cabinet/profile-theme/style', { signal })),
    }),
  art: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'art'] as const,
      queryFn: ({ signal }) => answered(api.GET('/cabinet/profile-theme/art', { signal })),
    }),
  /**
   * Sets one part of the cover, as `setTheme` sets the theme; every page that shows one's profile asks for it anew.
   */
  setCover: (api: ApiClient, part: keyof Cover) => {
    const { queryKey } = looksQueries[part](api);
    return mutationOptions({
      mutationKey: [...queryKey, 'set'],
      scope: { id: 'cover' },
      mutationFn: (id: string) =>
        answered(api.POST(`/cabinet/profile-theme/${part}/set/{id}`, { params: { path: { id } } })),
      onMutate: (id, { client }) => chooseAtOnce(client, queryKey, id),
      onSuccess: (_cover, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: [...profileQueries.all(), 'one'] }),
      onError: (_error, id, before, { client }) => takeBack(client, queryKey, id, before),
    });
  },
};
