import { DEVELOPMENT_SECRETS, isDevelopmentSecret } from './development-secrets.ts';
import type { Environment } from './environment.ts';
import { OAUTH_PROVIDERS, type OauthProvider } from './oauth-providers.ts';

/** Endpoints of an OAuth 2 provider and our client there. */
export interface OauthClient {
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  clientId: string;
  /** null if the provider issues none: VK ID authenticates clients by PKCE alone. */
  clientSecret: string | null;
}

/** Addresses and credentials of the external services for sign-in, emails and bots. A service that is null is not offered. */
export interface IntegrationsConfig {
  /** An SMTP server (`smtp://` or `smtps://`, with user and password if required) and the sender's address. */
  mail: { url: string; from: string };
  oauth: Record<OauthProvider, OauthClient | null>;
  /** OpenID 2.0: `<url>/login` is its endpoint, `<url>/id/<SteamID64>` its identities. */
  steam: { url: string };
  bots: {
    /** `groupId`, such as -1001234567890, is the chat that players join and write to; null without one. */
    telegram: { apiRoot: string; token: string; groupId: string | null } | null;
    /** `apiRoot` ends before the method's name. */
    vk: { apiRoot: string; token: string; groupId: string } | null;
  };
}

type Addresses = Pick<OauthClient, 'issuer' | 'authorizeUrl' | 'tokenUrl' | 'userinfoUrl'>;

const GOOGLE = {
  issuer: 'https://accounts.google.com',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
};
const PRODUCTION: Record<OauthProvider, Addresses> = {
  vk: {
    issuer: 'https://id.vk.com',
    authorizeUrl: 'https://id.vk.com/authorize',
    tokenUrl: 'https://id.vk.com/oauth2/auth',
    userinfoUrl: 'https://id.vk.com/oauth2/user_info',
  },
  google: { ...GOOGLE, userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo' },
  yandex: {
    issuer: 'https://oauth.yandex.ru',
    authorizeUrl: 'https://oauth.yandex.ru/authorize',
    tokenUrl: 'https://oauth.yandex.ru/token',
    userinfoUrl: 'https://login.yandex.ru/info',
  },
  discord: {
    issuer: 'https://discord.com',
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userinfoUrl: 'https://discord.com/api/users/@me',
  },
  youtube: { ...GOOGLE, userinfoUrl: 'https://www.googleapis.com/youtube/v3/channels?part=snippet&mine=true' },
};
const SANDBOX = 'http://127.0.0.1:4202';

const sandboxAddresses = (provider: OauthProvider): Addresses => {
  const issuer = `${SANDBOX}/identity/${provider}`;
  return {
    issuer,
    authorizeUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    userinfoUrl: `${issuer}/userinfo`,
  };
};

function readOauth(env: Environment, provider: OauthProvider, isProduction: boolean): OauthClient | null {
  const name = `OAUTH_${provider.toUpperCase() as Uppercase<OauthProvider>}` as const;
  const standard = isProduction ? PRODUCTION[provider] : sandboxAddresses(provider);
  const clientId = env.optional(`${name}_CLIENT_ID`) ?? (isProduction ? null : `development-${provider}`);
  if (clientId === null) return null;
  const needsSecret = provider !== 'vk';
  const known = isProduction || !needsSecret ? null : DEVELOPMENT_SECRETS.oauthClient;
  const clientSecret = env.optional(`${name}_CLIENT_SECRET`) ?? known;
  if (isProduction && (clientSecret === null ? needsSecret : isDevelopmentSecret(clientSecret)))
    env.faults.push(`${name}_CLIENT_SECRET is not set, known to everyone or shorter than 16 characters`);
  return {
    issuer: env.address(`${name}_ISSUER`, standard.issuer),
    authorizeUrl: env.address(`${name}_AUTHORIZE_URL`, standard.authorizeUrl),
    tokenUrl: env.address(`${name}_TOKEN_URL`, standard.tokenUrl),
    userinfoUrl: env.address(`${name}_USERINFO_URL`, standard.userinfoUrl),
    clientId,
    clientSecret,
  };
}

function readBots(env: Environment, isProduction: boolean): IntegrationsConfig['bots'] {
  const tokenOf = (name: 'TELEGRAM_BOT_TOKEN' | 'VK_BOT_TOKEN', known: string): string | null => {
    const token = env.optional(name) ?? (isProduction ? null : known);
    if (isProduction && token !== null && isDevelopmentSecret(token))
      env.faults.push(`${name} is known to everyone or shorter than 16 characters`);
    return token;
  };
  const telegram = tokenOf('TELEGRAM_BOT_TOKEN', DEVELOPMENT_SECRETS.telegramBot);
  const vk = tokenOf('VK_BOT_TOKEN', DEVELOPMENT_SECRETS.vkBot);
  const groupId = env.optional('VK_GROUP_ID') ?? (isProduction ? null : '4202');
  if (vk !== null && !/^\d{1,15}$/.test(groupId ?? ''))
    env.faults.push('VK_GROUP_ID has to be the number of the group');
  const telegramGroup = env.optional('TELEGRAM_GROUP_ID') ?? (isProduction ? null : '-1001000004202');
  if (telegramGroup !== null && !/^-\d{1,16}$/.test(telegramGroup))
    env.faults.push('TELEGRAM_GROUP_ID has to be the number of a group, which is below 0');
  const telegramRoot = isProduction ? 'https://api.telegram.org' : `${SANDBOX}/telegram`;
  const vkRoot = isProduction ? 'https://api.vk.com/method' : `${SANDBOX}/vk/method`;
  return {
    telegram:
      telegram === null
        ? null
        : { token: telegram, apiRoot: env.address('TELEGRAM_API_ROOT', telegramRoot), groupId: telegramGroup },
    vk: vk === null ? null : { token: vk, groupId: groupId ?? '', apiRoot: env.address('VK_API_ROOT', vkRoot) },
  };
}

/**
 * Reads the integrations: those of the sandbox in development and tests, the real ones in production, where services without
 * a client id or token are null.
 */
export function readIntegrations(env: Environment, isProduction: boolean): IntegrationsConfig {
  const url = env.text('SMTP_URL', 'smtp://127.0.0.1:4204');
  if (!['smtp:', 'smtps:'].includes(URL.parse(url)?.protocol ?? ''))
    env.faults.push('SMTP_URL has to be smtp:// or smtps://');
  const from = env.text('MAIL_FROM', 'Hoshikraft <no-reply@hoshikraft.example>');
  if (!/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    env.faults.push('MAIL_FROM has to be an address, or Name <address>');
  for (const name of isProduction ? (['SMTP_URL', 'MAIL_FROM'] as const) : [])
    if (env.optional(name) === null) env.faults.push(`${name} is not set`);
  const oauth = OAUTH_PROVIDERS.map((provider) => [provider, readOauth(env, provider, isProduction)]);
  return {
    mail: { url, from },
    oauth: Object.fromEntries(oauth) as IntegrationsConfig['oauth'],
    steam: {
      url: env.address(
        'STEAM_OPENID_URL',
        isProduction ? 'https://steamcommunity.com/openid' : `${SANDBOX}/identity/steam`,
      ),
    },
    bots: readBots(env, isProduction),
  };
}
