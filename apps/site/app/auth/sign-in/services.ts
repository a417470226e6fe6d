import type { Schemas } from '@hoshikraft/api-client';
import type { Region } from '@hoshikraft/shared';
import { useLingui } from '@lingui/react/macro';

export type LinkedService = Schemas['LinkedService'];
export type OauthService = Schemas['OauthService'];
export type SignInService = Schemas['SignInService'];

/** Services by their names in addresses (docs/product/accounts.md#sign-in-services). */
const BY_PROVIDER: Readonly<Record<string, OauthService>> = {
  vkid: 'vk',
  steam: 'steam',
  google: 'google',
  yandex: 'yandex',
  discord: 'discord',
  youtube: 'youtube',
};

export const serviceOf = (provider: string | undefined): OauthService | undefined =>
  provider !== undefined && Object.hasOwn(BY_PROVIDER, provider) ? BY_PROVIDER[provider] : undefined;

/** Name of a service in the addresses of its pages. */
export const providerOf = (service: OauthService): string => (service === 'vk' ? 'vkid' : service);

const IN_RUSSIA: readonly SignInService[] = ['vk', 'yandex', 'google', 'steam'];
const ELSEWHERE: readonly SignInService[] = ['google', 'steam', 'vk', 'yandex'];

/** Services that can be used to sign in, in the order of a region. */
export const inOrder = (offered: readonly OauthService[], region: Region): SignInService[] =>
  (region === 'russia' ? IN_RUSSIA : ELSEWHERE).filter((service) => offered.includes(service));

export const signsIn = (service: OauthService): service is SignInService =>
  (IN_RUSSIA as readonly OauthService[]).includes(service);

/** Returns a function from a service to its name. */
export const useServiceName = (): ((service: LinkedService) => string) => {
  const { t } = useLingui();
  const names: Readonly<Record<LinkedService, string>> = {
    vk: 'VK ID',
    yandex: t`Yandex`,
    google: 'Google',
    steam: 'Steam',
    discord: 'Discord',
    youtube: 'YouTube',
    telegram: 'Telegram',
  };
  return (service) => names[service];
};
