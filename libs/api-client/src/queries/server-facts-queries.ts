import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import { readBody } from '../read-body.ts';
import { serverQueries } from './server-queries.ts';

type Schemas = components['schemas'];

/** What the pages say about a server, for editors (`server/facts`). */
export const serverFactsQueries = {
  facts: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: ['server-facts', server] as const,
      // An editor goes on with what was typed when the window gets the focus again.
      refetchOnWindowFocus: false,
      queryFn: ({ signal }) => readBody(api.GET('/server/facts', { signal, params: { query: { server } } })),
    }),
  /** Quiet: the form shows the failure. */
  save: (api: ApiClient) =>
    mutationOptions({
      mutationKey: ['server-facts', 'save'] as const,
      mutationFn: (body: Schemas['EditedServerFacts']) => readBody(api.quiet.POST('/server/facts', { body })),
      onSuccess: (facts, { server }, _result, { client }) => {
        client.setQueryData(serverFactsQueries.facts(api, server).queryKey, facts);
        return client.invalidateQueries({ queryKey: serverQueries.all() });
      },
    }),
};
