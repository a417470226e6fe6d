export const OAUTH_PROVIDERS = ['vk', 'google', 'yandex', 'discord', 'youtube'] as const;
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number];
