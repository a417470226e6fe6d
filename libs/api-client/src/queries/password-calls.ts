import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];

/** Reset and change of the password (`POST user/reset…`, `user/settings/password/update`). */
export const passwordCalls = {
  /** The reply is the same with and without an account of this email. */
  requestReset: (api: ApiClient, request: Schemas['ResetRequest']) =>
    readBody(api.POST('/user/reset', { body: request })),
  /** With the token of an email. Does not sign the player in. */
  reset: (api: ApiClient, reset: Schemas['PasswordReset']) =>
    readBody(api.POST('/user/reset/update-password', { body: reset })),
  /** A wrong current password is a reply with `success: false`, not a failure. */
  update: (api: ApiClient, update: Schemas['PasswordUpdate']) =>
    readBody(api.POST('/user/settings/password/update', { body: update })),
  /** Exchanges a login and token of the previous site for a session. Quiet: it happens without an action of the player. */
  exchangeLegacy: (api: ApiClient, token: string, pair: Schemas['LegacyPair']) =>
    readBody(api.quiet.POST('/user/auth/token-legacy', { params: { header: { 'Access-Token': token } }, body: pair })),
};

export const resetQueries = {
  /** Whether the link of an email is still valid. */
  status: (api: ApiClient, token: string) =>
    queryOptions({
      queryKey: ['reset', 'status', token] as const,
      queryFn: ({ signal }) => readBody(api.POST('/user/reset/status', { signal, body: { token } })),
    }),
};

/** Step-up authentication (`user/auth/prove`). */
export const proofCalls = {
  ways: (api: ApiClient) =>
    queryOptions({
      queryKey: ['proof', 'ways'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/user/auth/prove', { signal })),
    }),
  /** A wrong password or code is a reply with `success: false`, not a failure. */
  prove: (api: ApiClient, proof: Schemas['Proof']) => readBody(api.POST('/user/auth/prove', { body: proof })),
  sendCode: (api: ApiClient) => readBody(api.POST('/user/auth/prove/send')),
};
