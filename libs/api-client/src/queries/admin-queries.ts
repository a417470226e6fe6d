import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import { readBody } from '../read-body.ts';

type Schemas = components['schemas'];

/** How often the operators' app looks for what needs a person, in ms. */
const ATTENTION_POLL_MS = 60_000;

/** The operators' app (`admin/…`). */
export const adminQueries = {
  /**
   * The operator, and what needs a person now. No handler: the app asks to sign in when it fails with 401, and for the second
   * factor with -7.
   */
  main: (api: ApiClient) =>
    queryOptions({
      queryKey: ['admin', 'main'] as const,
      queryFn: ({ signal }) => readBody(api.background.GET('/admin/main', { signal })),
      refetchInterval: ATTENTION_POLL_MS,
    }),
};

export const adminCalls = {
  /** Always waits for a second factor; a wrong login or password is a reply with `success: false`, not a failure. */
  login: (api: ApiClient, credentials: Schemas['AdminCredentials']) =>
    readBody(api.POST('/admin/auth/login', { body: credentials })),
};
