import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { mainQueries } from './main-queries.ts';
import { profileQueries } from './profile-queries.ts';

type Schemas = components['schemas'];
type Cover = Schemas['ProfileCover'];

/** How a player sees the site (`cabinet/theme`) and how their profile is dressed (`cabinet/profile-theme`). */
export const looksQueries = {
  all: () => ['looks'] as const,
  theme: (api: ApiClient) =>
    queryOptions({
      queryKey: [...looksQueries.all(), 'theme'] as const,
      queryFn: ({ signal }) => answered(api.GET('/cabinet/theme', { signal })),
    }),
  setTheme: (api: ApiClient) =>
    mutationOptions({
      mutationFn: (id: Schemas['Themes']['current']) =>
        answered(api.POST('/cabinet/theme/set/{id}', { params: { path: { id } } })),
      onSuccess: ({ theme }, _id, _result, { client }) => {
        client.setQueryData(looksQueries.theme(api).queryKey, (themes) => themes && { ...themes, current: theme });
        client.setQueryData(mainQueries.state(api).queryKey, (main) => main && { ...main, theme });
      },
    }),
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
  /** Sets one part of the cover; every page that shows one's profile asks for it anew. */
  setCover: (api: ApiClient, part: keyof Cover) =>
    mutationOptions({
      mutationFn: (id: string) =>
        answered(api.POST(`/cabinet/profile-theme/${part}/set/{id}`, { params: { path: { id } } })),
      onSuccess: ({ glow, style, art }, _id, _result, { client }) => {
        client.setQueryData(looksQueries.glow(api).queryKey, (kept) => kept && { ...kept, current: glow });
        client.setQueryData(looksQueries.style(api).queryKey, (kept) => kept && { ...kept, current: style });
        client.setQueryData(looksQueries.art(api).queryKey, (kept) => kept && { ...kept, current: art });
        return client.invalidateQueries({ queryKey: [...profileQueries.all(), 'one'] });
      },
    }),
};
