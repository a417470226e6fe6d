import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { accountHistoryQueries } from './mail-queries.ts';

type Schemas = components['schemas'];

/** Interval in ms at which a page with a link code checks whether the bot has received it. */
export const LINK_POLL_MS = 3000;

const setState = (client: QueryClient, state: Schemas['TwoFactor']): void => {
  client.setQueryData(twoFactorQueries.all(), state);
  void client.invalidateQueries({ queryKey: accountHistoryQueries.all() });
};
const added = {
  onSuccess: (
    { state }: Schemas['FactorAdded'],
    _given: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => setState(client, state),
};

/** Interval in ms at which a page checks whether a bot has sent a code. */
const CODE_POLL_MS = 2000;

/** Second factors of the player (`GET user/settings/2fa` and changing them). */
export const twoFactorQueries = {
  all: () => ['two-factor'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: twoFactorQueries.all(),
      queryFn: ({ signal }) => readBody(api.GET('/user/settings/2fa', { signal })),
      refetchInterval: ({ state }) => (state.data?.code ? LINK_POLL_MS : false),
    }),
  /** Creates the code to send to a bot. */
  link: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...twoFactorQueries.all(), 'link'] as const,
      mutationFn: () => readBody(api.POST('/user/settings/2fa/link')),
      onSettled: (_data, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: twoFactorQueries.all() }),
    }),
  /** The same to link Telegram as a service, without a second factor. */
  linkTelegram: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...twoFactorQueries.all(), 'link-telegram'] as const,
      mutationFn: () => readBody(api.POST('/user/settings/2fa/link', { params: { query: { purpose: 'service' } } })),
    }),
  beginApp: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...twoFactorQueries.all(), 'app'] as const,
      mutationFn: () => readBody(api.POST('/user/settings/2fa/app')),
    }),
  confirmApp: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...twoFactorQueries.all(), 'app', 'confirm'] as const,
      mutationFn: (code: string) => readBody(api.POST('/user/settings/2fa/app/confirm', { body: { code } })),
      ...added,
    }),
  newRecoveryCodes: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...twoFactorQueries.all(), 'recovery-codes'] as const,
      // Without a code right after the first factor was turned on.
      mutationFn: (code: string | null) =>
        readBody(api.POST('/user/settings/2fa/recovery-codes', { body: code === null ? {} : { code } })),
      ...added,
    }),
  unlink: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...twoFactorQueries.all(), 'unlink'] as const,
      mutationFn: (body: Schemas['FactorToUnlink']) => readBody(api.POST('/user/settings/2fa/unlink', { body })),
      onSuccess: (state, _given, _result, { client }) => setState(client, state),
    }),
  /** What happened to the last code of a bot for this session: for a pending sign-in, or for a change. */
  lastCode: (api: ApiClient) =>
    queryOptions({
      queryKey: [...twoFactorQueries.all(), 'last-code'] as const,
      queryFn: ({ signal }) => readBody(api.quiet.GET('/user/auth/code', { signal })),
      staleTime: 0,
      // Of one sign-in: the next begins without it.
      gcTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'queued' || data?.state === 'delayed' ? CODE_POLL_MS : false,
    }),
  /** Requests a code from a bot: for a pending sign-in, or for a change. */
  sendCode: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...twoFactorQueries.all(), 'code'] as const,
      mutationFn: (body: Schemas['CodeWanted']) => readBody(api.POST('/user/auth/code', { body })),
      onSettled: (_data, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: [...twoFactorQueries.all(), 'last-code'] }),
    }),
};
