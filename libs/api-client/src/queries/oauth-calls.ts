import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];
type OauthService = Schemas['OauthService'];

/** Parameters of the return from a sign-in service, as its call takes them. */
export type OauthReturn =
  | { service: 'vk'; body: Schemas['VkCallback'] }
  | { service: 'steam'; body: Schemas['SteamCallback'] }
  | { service: Exclude<OauthService, 'vk' | 'steam'>; body: Schemas['OauthCallback'] };

/** Sign-in by other services (`user/oauth/…`). Quiet: the page shows the failure and offers the other methods. */
export const oauthCalls = {
  begin: (api: ApiClient, service: Schemas['SignInService']) =>
    readBody(api.quiet.POST('/user/oauth/begin', { body: { service } })),
  link: (api: ApiClient, service: OauthService) => readBody(api.quiet.POST('/user/oauth/link', { body: { service } })),
  prove: (api: ApiClient, service: Schemas['SignInService']) =>
    readBody(api.quiet.POST('/user/oauth/prove', { body: { service } })),
  /** Completes a sign-in, a link or a step-up authentication; may require a registration. */
  comeBack: (api: ApiClient, returned: OauthReturn): Promise<Schemas['OauthResult']> => {
    switch (returned.service) {
      case 'vk':
        return readBody(api.quiet.POST('/user/oauth/vk', { body: returned.body }));
      case 'steam':
        return readBody(api.quiet.POST('/user/oauth/steam', { body: returned.body }));
      default:
        return readBody(api.quiet.POST(`/user/oauth/${returned.service}`, { body: returned.body }));
    }
  },
  register: (api: ApiClient, registration: Schemas['ServiceRegistration']) =>
    readBody(api.POST('/user/oauth/register', { body: registration })),
};

export const oauthQueries = {
  all: () => ['oauth'] as const,
  /** Configured services. */
  services: (api: ApiClient) =>
    queryOptions({
      queryKey: [...oauthQueries.all(), 'services'] as const,
      queryFn: ({ signal }) => readBody(api.quiet.GET('/user/oauth/services', { signal })),
      staleTime: Infinity,
    }),
  /** Pending registration of this browser. */
  ticket: (api: ApiClient) =>
    queryOptions({
      queryKey: [...oauthQueries.all(), 'ticket'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/user/oauth/ticket', { signal })),
      staleTime: Infinity,
      gcTime: 0,
    }),
};
