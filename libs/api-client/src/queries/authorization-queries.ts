import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { accountHistoryQueries } from './mail-queries.ts';

type Schemas = components['schemas'];

const keep = (client: QueryClient, api: ApiClient, state: Schemas['Authorization']): void => {
  client.setQueryData(authorizationQueries.state(api).queryKey, state);
  void client.invalidateQueries({ queryKey: accountHistoryQueries.all() });
};

/** Ways to sign in to the player's account (`cabinet/authorization`), and the services linked to it. */
export const authorizationQueries = {
  all: () => ['authorization'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: [...authorizationQueries.all(), 'state'] as const,
      queryFn: ({ signal }) => answered(api.GET('/cabinet/authorization', { signal })),
    }),
  /** Turns a way to sign in on or off. */
  update: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...authorizationQueries.all(), 'update'] as const,
      mutationFn: (choice: Schemas['SignInMethodChoice']) =>
        answered(api.POST('/cabinet/authorization/update', { body: choice })),
      onSuccess: (state, _choice, _result, { client }) => keep(client, api, state),
    }),
  unlink: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...authorizationQueries.all(), 'unlink'] as const,
      mutationFn: (service: Schemas['LinkedService']) =>
        answered(api.POST('/user/oauth/unlink', { body: { service } })),
      onSuccess: (state, _service, _result, { client }) => keep(client, api, state),
    }),
};
