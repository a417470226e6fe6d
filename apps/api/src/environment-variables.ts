import type { OAUTH_PROVIDERS } from './oauth-providers.ts';

/**
 * Meaning of each variable. The parser accepts no other names; the tables of docs/operations.md are generated from here and
 * from the parser's defaults.
 */
export const MEANINGS = {
  NODE_ENV: '`production` refuses the defaults marked †',
  API_HOST: 'address it listens on',
  API_PORT: 'port it listens on',
  LOG_LEVEL: 'level of the log',
  BRAND_NAME: 'name of the project on pages and in emails',
  OPERATOR_EMAIL: 'contact in the legal texts',
  SITE_URL: 'public address of the site; https in production. Links in emails and return addresses begin with it',
  ADMIN_URL: 'public address of the operators’ app; https in production. Without it operators cannot sign in',
  TRUST_PROXY_HOPS: 'proxies in front that are trusted for X-Forwarded-For; behind the site this is 1',
  CORS_ORIGINS: 'origins besides loopback that may call without cookies, separated by commas',
  RATE_LIMITS: 'cannot be `off` in production',
  REDIS_URL: 'shares rate limits between processes; while it is down every call is let through',
  DATABASE_URL: 'PostgreSQL, or a pooler; without it PGlite',
  DATABASE_POOL: 'connections of a process',
  DEV_DIR: 'folder of `npm start`, with its PGlite and its pictures; relative folders are inside the checkout',
  PGLITE_DIR: 'folder of PGlite',
  ALLOW_PGLITE_IN_PRODUCTION: '`on` runs on PGlite in production, which does not survive a power loss',
  MIGRATE_AT_START: '`off` where migrations run by `npm run migrate -w @hoshikraft/api`',
  READ_DEADLINE_MS: 'a read that takes longer is 503; on PostgreSQL 1400',
  WRITE_DEADLINE_MS: 'a write begins and commits nothing after this time',
  HASH_CONCURRENCY: 'password hashes computed at once, a core each',
  CAPTCHA_SECRET: 'signs captcha challenges',
  CAPTCHA_COST: 'difficulty of the captcha: iterations',
  CAPTCHA_COUNTER: 'difficulty of the captcha: largest counter',
  FILES_DIR: 'folder of uploaded pictures, one for all API processes; or a bucket',
  FILES_BUCKET: 'bucket of a store that speaks S3; readers never reach it, so it may stay private',
  FILES_PREFIX: 'folder in the bucket',
  FILES_ENDPOINT: 'address of the store; Amazon without it',
  FILES_REGION: 'region of the bucket',
  FILES_KEY_ID: 'key of the bucket; without it the machine’s own credentials are used',
  FILES_SECRET: 'secret of that key',
  RESELLER_URL: 'payment reseller',
  RESELLER_KEY: 'our key at the reseller',
  RESELLER_SECRETS: 'webhook secrets, newest first, separated by commas; two are valid while one is replaced',
  RESELLER_NAME: 'name of the reseller in the public offer',
  RESELLER_TIMEOUT_MS: 'longest wait for the reseller',
  TOP_UP_MIN: 'smallest top-up, kopecks',
  TOP_UP_MAX: 'largest top-up, kopecks',
  COIN_TRANSFER_DAILY: 'coins that a player may send from one server within 24 hours; 0 turns it off',
  COIN_TRANSFER_HOLD_HOURS: 'hours after registration in which a player may send no coins',
  GAME_KEYS_SECRET: 'seals the secrets of game keys in the database',
  SEALING_SECRET: 'seals emails and bot messages on their way, and keys the hashes of codes',
  SMTP_URL: 'mail server: `smtp://` or `smtps://`, with user and password where it needs them',
  MAIL_FROM: 'sender of emails: `Name <address>`',
  'OAUTH_<PROVIDER>_CLIENT_ID':
    'our id at `VK`, `GOOGLE`, `YANDEX`, `DISCORD`, `YOUTUBE`; in production a provider without one is not offered',
  'OAUTH_<PROVIDER>_CLIENT_SECRET': 'our secret there; VK needs none',
  'OAUTH_<PROVIDER>_ISSUER': 'issuer; in production the provider’s own',
  'OAUTH_<PROVIDER>_AUTHORIZE_URL': 'page of the provider; in production its own',
  'OAUTH_<PROVIDER>_TOKEN_URL': 'token call; in production its own',
  'OAUTH_<PROVIDER>_USERINFO_URL': 'account call; in production its own',
  STEAM_OPENID_URL: 'OpenID 2.0 of Steam; in production its own',
  TELEGRAM_BOT_TOKEN: 'our Telegram bot; in production none without it',
  TELEGRAM_GROUP_ID: 'group (`-100…`) of the daily bonus; the bot must be an administrator there',
  TELEGRAM_API_ROOT: 'address of the bot API; in production its own',
  VK_BOT_TOKEN: 'token of the VK group; in production no bot without it',
  VK_GROUP_ID: 'number of the VK group',
  VK_API_ROOT: 'address of the VK API; in production its own',
  LINK_DISCORD: 'Discord of the project',
  LINK_VK: 'VK of the project',
  LINK_MESSAGE_LINK: 'where a player writes to the VK group (daily bonus)',
  LINK_SUPPORT_LINK: 'where support is',
  LINK_YOUTUBE: 'YouTube of the project',
  LINK_TELEGRAM: 'Telegram of the project; `https://t.me/` and the brand without it',
  LINK_2FA_TG: 'chat with our Telegram bot',
  LINK_2FA_VK: 'chat with our VK bot',
  COUNT_DISCORD: 'members in Discord',
  COUNT_VK: 'members in VK',
  COUNT_YOUTUBE: 'subscribers on YouTube',
  COUNT_TELEGRAM: 'members in Telegram; 5991 without it',
  DRAIN_MS: 'longest wait for open requests after SIGTERM',
  SEED: '`development` writes sample data; refused in production',
  SEED_PICTURES: '`on` stores the pictures of the sample documents; refused in production',
  SEED_HISTORY: '`on` writes two years of sample history; refused in production',
  DEV_OPERATOR_APP: 'secret of the sample operator’s authenticator app, base32; not read in production',
  DEV_PASSWORD: 'password of the sample players; not read in production',
  DEV_GAME_SECRET: 'seed of the sandbox’s game keys; not read in production',
} as const;

type Written = keyof typeof MEANINGS;
type OfProvider = Extract<Written, `OAUTH_<PROVIDER>_${string}`>;
type ProviderVariable = OfProvider extends `OAUTH_<PROVIDER>_${infer Rest}`
  ? `OAUTH_${Uppercase<(typeof OAUTH_PROVIDERS)[number]>}_${Rest}`
  : never;

/** Name of an environment variable of the API. */
export type VariableName = Exclude<Written, OfProvider> | ProviderVariable;

/** The documented name: the variables of all providers share one line. */
export const documentedName = (name: VariableName): string => name.replace(/^OAUTH_[A-Z]+_/, 'OAUTH_<PROVIDER>_');
