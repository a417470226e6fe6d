import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];

/** A field of the registration form that is checked while typing. */
export type ValidatedField = 'login' | 'email' | 'password';

/** Sign-in, sign-out and session state (`POST user/…`). Plain calls: the session reducer stores their replies. */
export const accountCalls = {
  /** A wrong login or password is a reply with `success: false`, not a failure. */
  login: (api: ApiClient, credentials: Schemas['Credentials']) =>
    readBody(api.POST('/user/auth/login', { body: credentials })),
  register: (api: ApiClient, registration: Schemas['Registration']) =>
    readBody(api.POST('/user/register', { body: registration })),
  /** Reloads the session state. */
  refresh: (api: ApiClient, fields: Schemas['SessionRefresh']) =>
    readBody(api.quiet.POST('/user/auth/token', { body: fields })),
  /** Confirms a sign-in that waits for its second factor. */
  confirm: (api: ApiClient, fields: Schemas['SessionRefresh'] & { code: string }) =>
    readBody(api.POST('/user/auth/token', { body: fields })),
  /** Quiet: failures of logout are only logged (docs/product/site-shell.md#errors). */
  logout: (api: ApiClient) => readBody(api.quiet.POST('/user/auth/logout')),
  setRegion: (api: ApiClient, region: Schemas['Region']) =>
    readBody(api.POST('/user/set-region', { body: { region } })),
  captchaChallenge: (api: ApiClient) => readBody(api.quiet.GET('/captcha/challenge')),
};

/** Live checks of single fields, cached while the form is open. */
export const validationQueries = {
  all: () => ['validation'] as const,
  field: (api: ApiClient, field: ValidatedField, value: string) =>
    queryOptions({
      queryKey: [...validationQueries.all(), field, value] as const,
      queryFn: ({ signal }) => readBody(api.quiet.POST('/user/validation', { signal, body: { [field]: value } })),
      staleTime: 30_000,
      gcTime: 60_000,
    }),
};
