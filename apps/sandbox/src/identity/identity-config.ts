type Env = Record<string, string | undefined>;

export const OAUTH_PROVIDERS = ['vk', 'google', 'yandex', 'discord', 'youtube'] as const;
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number];

export interface IdentityConfig {
  /** Address of the site that is known to the providers: they redirect only to this site. */
  siteUrl: string;
  /** Credentials of the site; the secret is null for VK ID, which requires none. */
  clients: Record<OauthProvider, { id: string; secret: string | null }>;
}

/** The same variables as the API's. */
export function readIdentityConfig(env: Env): IdentityConfig {
  const clients = OAUTH_PROVIDERS.map((provider) => {
    const name = `OAUTH_${provider.toUpperCase()}`;
    const secret = env[`${name}_CLIENT_SECRET`] ?? 'development-oauth-secret-not-for-production';
    const id = env[`${name}_CLIENT_ID`] ?? `development-${provider}`;
    return [provider, { id, secret: provider === 'vk' ? null : secret }];
  });
  return {
    siteUrl: env['SITE_URL'] ?? 'http://127.0.0.1:4200',
    clients: Object.fromEntries(clients) as IdentityConfig['clients'],
  };
}
