import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { authorizationQueries } from './authorization-queries.ts';
import { accountHistoryQueries } from './mail-queries.ts';

type Schemas = components['schemas'];

/** Sign-in by passkey. Quiet: the page shows the failure and offers the other methods. */
export const passkeyCalls = {
  begin: async (api: ApiClient): Promise<Schemas['PasskeyQuestion']> =>
    (await readBody(api.quiet.POST('/user/passkey/begin'))).question,
  signIn: (api: ApiClient, body: Schemas['PasskeySignIn']) => readBody(api.quiet.POST('/user/passkey/login', { body })),
  /** Challenge for the player of this session: to confirm a pending sign-in, or for step-up authentication. */
  check: (api: ApiClient) => readBody(api.quiet.POST('/user/auth/passkey')),
  confirm: (api: ApiClient, fields: Schemas['SessionRefresh'] & { passkey: Schemas['Assertion'] }) =>
    readBody(api.quiet.POST('/user/auth/token', { body: fields })),
  prove: (api: ApiClient, passkey: Schemas['Assertion']) =>
    readBody(api.quiet.POST('/user/auth/prove', { body: { passkey } })),
  /** Options of a new passkey. */
  creationOptions: (api: ApiClient) => readBody(api.quiet.POST('/user/settings/passkeys/begin')),
  add: (api: ApiClient, body: Schemas['NewPasskey']) =>
    readBody(api.quiet.POST('/user/settings/passkeys/add', { body })),
};

/** Passkeys of the player (`user/settings/passkeys`). */
export const passkeyQueries = {
  all: () => ['passkeys'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: passkeyQueries.all(),
      queryFn: ({ signal }) => readBody(api.GET('/user/settings/passkeys', { signal })),
    }),
  /** Stores the passkeys and invalidates what depends on them: sign-in methods and the audit log. */
  setState: async (client: QueryClient, passkeys: Schemas['Passkeys']): Promise<void> => {
    client.setQueryData(passkeyQueries.all(), passkeys);
    void client.invalidateQueries({ queryKey: accountHistoryQueries.all() });
    await client.invalidateQueries({ queryKey: authorizationQueries.all() });
  },
  rename: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...passkeyQueries.all(), 'rename'] as const,
      mutationFn: (body: Schemas['PasskeyRenaming']) => readBody(api.POST('/user/settings/passkeys/rename', { body })),
      onSuccess: (passkeys, _body, _result, { client }) => passkeyQueries.setState(client, passkeys),
    }),
  remove: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...passkeyQueries.all(), 'remove'] as const,
      mutationFn: (id: string) => readBody(api.POST('/user/settings/passkeys/remove', { body: { id } })),
      onSuccess: (passkeys, _id, _result, { client }) => passkeyQueries.setState(client, passkeys),
    }),
};
