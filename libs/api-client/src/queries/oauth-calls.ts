import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];
type OauthService = Schemas['OauthService'];

/** What a browser brings back from a service, as its call takes it. */
export type Brought =
  | { service: 'vk'; body: Schemas['VkCallback'] }
  | { service: 'steam'; body: Schemas['SteamCallback'] }
  | { service: Exclude<OauthService, 'vk' | 'steam'>; body: Schemas['OauthCallback'] };

/** Signing in by other services (`user/oauth/…`). Quiet: the page that asks says what happened, and leaves the other ways. */
export const oauthCalls = {
  begin: (api: ApiClient, service: Schemas['SignInService']) =>
    answered(api.quiet.POST('/user/oauth/begin', { body: { service } })),
  link: (api: ApiClient, service: OauthService) => answered(api.quiet.POST('/user/oauth/link', { body: { service } })),
  prove: (api: ApiClient, service: Schemas['SignInService']) =>
    answered(api.quiet.POST('/user/oauth/prove', { body: { service } })),
  /** Signed in, linked or proved, or somebody to be registered. */
  comeBack: (api: ApiClient, brought: Brought): Promise<Schemas['OauthResult']> => {
    switch (brought.service) {
      case 'vk':
        return answered(api.quiet.POST('/user/oauth/vk', { body: brought.body }));
      case 'steam':
        return answered(api.quiet.POST('/user/oauth/steam', { body: brought.body }));
      default:
        return answered(api.quiet.POST(`/user/oauth/${brought.service}`, { body: brought.body }));
    }
  },
  register: (api: ApiClient, registration: Schemas['ServiceRegistration']) =>
    answered(api.POST('/user/oauth/register', { body: registration })),
};

export const oauthQueries = {
  all: () => ['oauth'] as const,
  /** Services that are offered here: they change with a new configuration alone. */
  services: (api: ApiClient) =>
    queryOptions({
      queryKey: [...oauthQueries.all(), 'services'] as const,
      queryFn: ({ signal }) => answered(api.quiet.GET('/user/oauth/services', { signal })),
      staleTime: Infinity,
    }),
  /** Who waits to be registered in this browser. */
  ticket: (api: ApiClient) =>
    queryOptions({
      queryKey: [...oauthQueries.all(), 'ticket'] as const,
      queryFn: ({ signal }) => answered(api.GET('/user/oauth/ticket', { signal })),
      staleTime: Infinity,
      gcTime: 0,
    }),
};
