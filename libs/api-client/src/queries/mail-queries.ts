import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';

type Schemas = components['schemas'];

/** The e-mail of the account and a change of it (`user/settings/mail…`): each call answers which form comes next. */
export const mailQueries = {
  settings: (api: ApiClient) =>
    queryOptions({
      queryKey: ['mail', 'settings'] as const,
      queryFn: ({ signal }) => answered(api.GET('/user/settings/mail', { signal })),
      // Another device may have gone on.
      staleTime: 0,
    }),
  /** Sends a code: to the address of now, or to a new one. */
  send: (api: ApiClient, request: Schemas['MailCodeRequest']) =>
    answered(api.POST('/user/settings/mail/reset', { body: request })),
  verify: (api: ApiClient, code: string) => answered(api.POST('/user/settings/mail/verify', { body: { code } })),
  cancel: (api: ApiClient) => answered(api.POST('/user/settings/mail/cancel')),
  /** What the link in the letter to the old address would take back. */
  undoStatus: (api: ApiClient, token: string) =>
    queryOptions({
      queryKey: ['mail', 'undo', token] as const,
      queryFn: ({ signal }) => answered(api.POST('/user/settings/mail/undo/status', { signal, body: { token } })),
    }),
  undo: (api: ApiClient, token: string) => answered(api.POST('/user/settings/mail/undo', { body: { token } })),
};

/** What happened to the doors and keys of the account (`user/history`). */
export const accountHistoryQueries = {
  all: () => ['account-history'] as const,
  list: (api: ApiClient, target: Schemas['AccountEventTarget'], limit = 10) =>
    cursorQuery({
      key: [...accountHistoryQueries.all(), target],
      limit,
      call: (query, signal) => api.GET('/user/history', { signal, params: { query: { ...query, target } } }),
    }),
};
