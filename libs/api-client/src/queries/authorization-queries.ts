import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { accountHistoryQueries } from './mail-queries.ts';

type Schemas = components['schemas'];

const setState = (client: QueryClient, api: ApiClient, state: Schemas['Authorization']): void => {
  client.setQueryData(authorizationQueries.state(api).queryKey, state);
  void client.invalidateQueries({ queryKey: accountHistoryQueries.all() });
};

/** Sign-in methods of the player's account (`cabinet/authorization`), and the services linked to it. */
export const authorizationQueries = {
  all: () => ['authorization'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: [...authorizationQueries.all(), 'state'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet/authorization', { signal })),
    }),
  /** Turns a sign-in method on or off. */
  update: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...authorizationQueries.all(), 'update'] as const,
      mutationFn: (choice: Schemas['SignInMethodChoice']) =>
        readBody(api.POST('/cabinet/authorization/update', { body: choice })),
      onSuccess: (state, _choice, _result, { client }) => setState(client, api, state),
    }),
  unlink: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...authorizationQueries.all(), 'unlink'] as const,
      mutationFn: (service: Schemas['LinkedService']) =>
        readBody(api.POST('/user/oauth/unlink', { body: { service } })),
      onSuccess: (state, _service, _result, { client }) => setState(client, api, state),
    }),
};
