import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';

type Schemas = components['schemas'];

/** Polling interval while a code is on its way, in ms: its mail server may refuse it. */
const REFUSAL_POLL_MS = 5000;

/** The email of the account and a change of it (`user/settings/mail…`): each reply contains the next form. */
export const mailQueries = {
  settings: (api: ApiClient) =>
    queryOptions({
      queryKey: ['mail', 'settings'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/user/settings/mail', { signal })),
      // Another device may have continued the change.
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.codeUntil != null && !data.codeRefused && Date.parse(data.codeUntil) > Date.now()
          ? REFUSAL_POLL_MS
          : false,
    }),
  /** Sends a code to the current address or to a new one. */
  send: (api: ApiClient, request: Schemas['MailCodeRequest']) =>
    readBody(api.POST('/user/settings/mail/reset', { body: request })),
  verify: (api: ApiClient, code: string) => readBody(api.POST('/user/settings/mail/verify', { body: { code } })),
  cancel: (api: ApiClient) => readBody(api.POST('/user/settings/mail/cancel')),
  /** The change that the link emailed to the old address would undo. */
  undoStatus: (api: ApiClient, token: string) =>
    queryOptions({
      queryKey: ['mail', 'undo', token] as const,
      queryFn: ({ signal }) => readBody(api.POST('/user/settings/mail/undo/status', { signal, body: { token } })),
    }),
  undo: (api: ApiClient, token: string) => readBody(api.POST('/user/settings/mail/undo', { body: { token } })),
};

/** Audit log of the account (`user/history`). */
export const accountHistoryQueries = {
  all: () => ['account-history'] as const,
  list: (api: ApiClient, target: Schemas['AccountEventTarget'], limit = 10) =>
    cursorQuery({
      key: [...accountHistoryQueries.all(), target],
      limit,
      call: (query, signal) => api.GET('/user/history', { signal, params: { query: { ...query, target } } }),
    }),
};
