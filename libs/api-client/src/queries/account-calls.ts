import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];

/** A field the registration form checks while it is being filled in. */
export type ValidatedField = 'login' | 'email' | 'password';

/** Signing in and out and what the session says (`POST user/…`). Plain calls: the session reducer takes their answers. */
export const accountCalls = {
  /** A wrong login or password is an answer with `success: false`, not a failure. */
  login: (api: ApiClient, credentials: Schemas['Credentials']) =>
    answered(api.POST('/user/auth/login', { body: credentials })),
  register: (api: ApiClient, registration: Schemas['Registration']) =>
    answered(api.POST('/user/register', { body: registration })),
  /** Loads the state of the session anew. */
  refresh: (api: ApiClient, fields: Schemas['SessionRefresh']) =>
    answered(api.quiet.POST('/user/auth/token', { body: fields })),
  /** Confirms a sign-in that waits for its second factor. */
  confirm: (api: ApiClient, fields: Schemas['SessionRefresh'] & { code: string }) =>
    answered(api.POST('/user/auth/token', { body: fields })),
  /** Quiet: failures of logout are only logged (docs/product/site-shell.md#errors). */
  logout: (api: ApiClient) => answered(api.quiet.POST('/user/auth/logout')),
  setRegion: (api: ApiClient, region: Schemas['Region']) =>
    answered(api.POST('/user/set-region', { body: { region } })),
  captchaChallenge: (api: ApiClient) => answered(api.quiet.GET('/captcha/challenge')),
};

/** Live checks of single fields, remembered for as long as the form is open. */
export const validationQueries = {
  all: () => ['validation'] as const,
  field: (api: ApiClient, field: ValidatedField, value: string) =>
    queryOptions({
      queryKey: [...validationQueries.all(), field, value] as const,
      queryFn: ({ signal }) => answered(api.quiet.POST('/user/validation', { signal, body: { [field]: value } })),
      staleTime: 30_000,
      gcTime: 60_000,
    }),
};
