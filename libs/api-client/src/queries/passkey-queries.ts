import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { authorizationQueries } from './authorization-queries.ts';
import { accountHistoryQueries } from './mail-queries.ts';

type Schemas = components['schemas'];

/** Signing in by passkey. Quiet: the page that asks says what happened, and leaves the other ways. */
export const passkeyCalls = {
  begin: async (api: ApiClient): Promise<Schemas['PasskeyQuestion']> =>
    (await answered(api.quiet.POST('/user/passkey/begin'))).question,
  signIn: (api: ApiClient, body: Schemas['PasskeySignIn']) => answered(api.quiet.POST('/user/passkey/login', { body })),
  /** The question for the player of this session: to confirm a sign-in that waits, or to prove who is there. */
  check: (api: ApiClient) => answered(api.quiet.POST('/user/auth/passkey')),
  confirm: (api: ApiClient, fields: Schemas['SessionRefresh'] & { passkey: Schemas['Assertion'] }) =>
    answered(api.quiet.POST('/user/auth/token', { body: fields })),
  prove: (api: ApiClient, passkey: Schemas['Assertion']) =>
    answered(api.quiet.POST('/user/auth/prove', { body: { passkey } })),
  /** What a new passkey is made of. */
  wanted: (api: ApiClient) => answered(api.quiet.POST('/user/settings/passkeys/begin')),
  add: (api: ApiClient, body: Schemas['NewPasskey']) =>
    answered(api.quiet.POST('/user/settings/passkeys/add', { body })),
};

/** Passkeys of the player (`user/settings/passkeys`). */
export const passkeyQueries = {
  all: () => ['passkeys'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: passkeyQueries.all(),
      queryFn: ({ signal }) => answered(api.GET('/user/settings/passkeys', { signal })),
    }),
  /** Shows what there is now; which ways to sign in may be turned off changes with it, and what the history tells. */
  keep: async (client: QueryClient, passkeys: Schemas['Passkeys']): Promise<void> => {
    client.setQueryData(passkeyQueries.all(), passkeys);
    void client.invalidateQueries({ queryKey: accountHistoryQueries.all() });
    await client.invalidateQueries({ queryKey: authorizationQueries.all() });
  },
  rename: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...passkeyQueries.all(), 'rename'] as const,
      mutationFn: (body: Schemas['PasskeyRenaming']) => answered(api.POST('/user/settings/passkeys/rename', { body })),
      onSuccess: (passkeys, _body, _result, { client }) => passkeyQueries.keep(client, passkeys),
    }),
  remove: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...passkeyQueries.all(), 'remove'] as const,
      mutationFn: (id: string) => answered(api.POST('/user/settings/passkeys/remove', { body: { id } })),
      onSuccess: (passkeys, _id, _result, { client }) => passkeyQueries.keep(client, passkeys),
    }),
};
