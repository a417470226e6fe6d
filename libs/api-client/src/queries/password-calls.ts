import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];

/** A password forgotten or changed (`POST user/reset…`, `user/settings/password/update`). */
export const passwordCalls = {
  /** The same answer whether or not there is an account of this e-mail. */
  requestReset: (api: ApiClient, request: Schemas['ResetRequest']) =>
    answered(api.POST('/user/reset', { body: request })),
  /** With the token of a letter. It signs nobody in. */
  reset: (api: ApiClient, reset: Schemas['PasswordReset']) =>
    answered(api.POST('/user/reset/update-password', { body: reset })),
  /** A wrong password of now is an answer with `success: false`, not a failure. */
  update: (api: ApiClient, update: Schemas['PasswordUpdate']) =>
    answered(api.POST('/user/settings/password/update', { body: update })),
  /** A login and token of the site before this one, for a session. Quiet: nobody has asked for it. */
  exchangeLegacy: (api: ApiClient, token: string, pair: Schemas['LegacyPair']) =>
    answered(api.quiet.POST('/user/auth/token-legacy', { params: { header: { 'Access-Token': token } }, body: pair })),
};

export const resetQueries = {
  /** Whether the link of a letter still works. */
  status: (api: ApiClient, token: string) =>
    queryOptions({
      queryKey: ['reset', 'status', token] as const,
      queryFn: ({ signal }) => answered(api.POST('/user/reset/status', { signal, body: { token } })),
    }),
};

/** Proving anew who a session belongs to (`user/auth/prove`). */
export const proofCalls = {
  ways: (api: ApiClient) =>
    queryOptions({
      queryKey: ['proof', 'ways'] as const,
      queryFn: ({ signal }) => answered(api.GET('/user/auth/prove', { signal })),
    }),
  /** A wrong password or code is an answer with `success: false`, not a failure. */
  prove: (api: ApiClient, proof: Schemas['Proof']) => answered(api.POST('/user/auth/prove', { body: proof })),
  sendCode: (api: ApiClient) => answered(api.POST('/user/auth/prove/send')),
};
