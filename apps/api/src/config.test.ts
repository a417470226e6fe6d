import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { DEVELOPMENT_SECRETS } from './development-secrets.ts';

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://play.example',
  DATABASE_URL: 'postgres://db/hoshikraft',
  OPERATOR_EMAIL: 'help@play.example',
  RESELLER_URL: 'https://reseller.example',
  RESELLER_NAME: 'Reseller Ltd',
  RESELLER_KEY: 'a-key-of-our-own-1234',
  RESELLER_SECRETS: 'first-secret-of-our-own,second-secret-of-our-own',
  CAPTCHA_SECRET: 'captcha-secret-of-our-own',
  GAME_KEYS_SECRET: 'game-keys-secret-of-our-own',
  SEALING_SECRET: 'sealing-secret-of-our-own',
  FILES_DIR: '/var/lib/hoshikraft/files',
  SMTP_URL: 'smtps://user:secret@mail.play.example',
  MAIL_FROM: 'Play <no-reply@play.example>',
};

test('an empty environment is a valid configuration for development', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    environment: 'development',
    port: 4201,
    host: '127.0.0.1',
    rateLimits: true,
    seed: false,
  });
  expect(config.database.url).toBeNull();
});

test('a complete production configuration is valid, and has no development secret', () => {
  const config = readConfig(production);
  expect(config).toMatchObject({ environment: 'production', devGameSecret: null, devPassword: null });
  expect(config.reseller.secrets).toEqual(['first-secret-of-our-own', 'second-secret-of-our-own']);
  for (const secret of Object.values(DEVELOPMENT_SECRETS)) expect(JSON.stringify(config)).not.toContain(secret);
});

test('without environment variables all integrations use the sandbox', () => {
  const { mail, oauth, steam, bots } = readConfig({});
  expect([mail.url, steam.url, bots.telegram?.apiRoot, bots.vk?.apiRoot, oauth.vk?.tokenUrl]).toEqual([
    'smtp://127.0.0.1:4204',
    'http://127.0.0.1:4202/identity/steam',
    'http://127.0.0.1:4202/telegram',
    'http://127.0.0.1:4202/vk/method',
    'http://127.0.0.1:4202/identity/vk/token',
  ]);
});

test('production offers the configured integrations, at their real addresses', () => {
  const { oauth, steam, bots } = readConfig({
    ...production,
    OAUTH_VK_CLIENT_ID: '51',
    TELEGRAM_BOT_TOKEN: '12345:a-token-of-our-own',
  });
  expect([oauth.google, oauth.yandex, oauth.discord, oauth.youtube, bots.vk]).toEqual([null, null, null, null, null]);
  expect(oauth.vk).toMatchObject({ clientId: '51', clientSecret: null, tokenUrl: 'https://id.vk.com/oauth2/auth' });
  expect(steam.url).toBe('https://steamcommunity.com/openid');
  expect(bots.telegram).toEqual({
    token: '12345:a-token-of-our-own',
    apiRoot: 'https://api.telegram.org',
    groupId: null,
  });
});

const refused: [string, Record<string, string | undefined>][] = [
  ['CAPTCHA_SECRET', { CAPTCHA_SECRET: undefined }],
  ['CAPTCHA_SECRET', { CAPTCHA_SECRET: DEVELOPMENT_SECRETS.captcha }],
  ['CAPTCHA_SECRET', { CAPTCHA_SECRET: 'short' }],
  ['RESELLER_NAME', { RESELLER_NAME: undefined }],
  ['RESELLER_KEY', { RESELLER_KEY: undefined }],
  ['RESELLER_SECRETS', { RESELLER_SECRETS: `good-secret-of-our-own,${DEVELOPMENT_SECRETS.resellerSecret}` }],
  ['GAME_KEYS_SECRET', { GAME_KEYS_SECRET: undefined }],
  ['SEALING_SECRET', { SEALING_SECRET: undefined }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
  ['SEED', { SEED: 'development' }],
  ['SEED_PICTURES', { SEED_PICTURES: 'on' }],
  ['SEED_HISTORY', { SEED_HISTORY: 'on' }],
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['SITE_URL', { SITE_URL: 'http://play.example' }],
  ['OPERATOR_EMAIL', { OPERATOR_EMAIL: undefined }],
  ['FILES_DIR', { FILES_DIR: undefined }],
  ['RESELLER_URL', { RESELLER_URL: undefined }],
  ['SMTP_URL', { SMTP_URL: undefined }],
  ['MAIL_FROM', { MAIL_FROM: undefined }],
  ['OAUTH_GOOGLE_CLIENT_SECRET', { OAUTH_GOOGLE_CLIENT_ID: 'ours' }],
  [
    'OAUTH_YANDEX_CLIENT_SECRET',
    { OAUTH_YANDEX_CLIENT_ID: 'ours', OAUTH_YANDEX_CLIENT_SECRET: DEVELOPMENT_SECRETS.oauthClient },
  ],
  ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_TOKEN: DEVELOPMENT_SECRETS.telegramBot }],
  ['VK_BOT_TOKEN', { VK_BOT_TOKEN: DEVELOPMENT_SECRETS.vkBot, VK_GROUP_ID: '12' }],
  ['COIN_TRANSFER_DAILY', { COIN_TRANSFER_DAILY: 'many' }],
  ['COIN_TRANSFER_HOLD_HOURS', { COIN_TRANSFER_HOLD_HOURS: '-1' }],
  ['VK_GROUP_ID', { VK_BOT_TOKEN: 'vk-token-of-our-own-12345' }],
];

const wrong: [string, Record<string, string>][] = [
  ['SEED', { SEED: 'on' }],
  ['RESELLER_SECRETS', { RESELLER_SECRETS: ' , ' }],
  ['SITE_URL', { SITE_URL: 'play.example' }],
  ['SITE_URL', { SITE_URL: 'https://example.net/play' }],
  ['RESELLER_URL', { RESELLER_URL: 'ftp://reseller.example' }],
  ['FILES_ENDPOINT', { FILES_BUCKET: 'pictures', FILES_ENDPOINT: 'store.example' }],
  ['FILES_SECRET', { FILES_BUCKET: 'pictures', FILES_KEY_ID: 'key' }],
  ['TOP_UP_MIN', { TOP_UP_MIN: '5000', TOP_UP_MAX: '4000' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['STEAM_OPENID_URL', { STEAM_OPENID_URL: 'steam' }],
  ['COIN_TRANSFER_DAILY', { COIN_TRANSFER_DAILY: 'many' }],
  ['COIN_TRANSFER_HOLD_HOURS', { COIN_TRANSFER_HOLD_HOURS: '-1' }],
  ['VK_GROUP_ID', { VK_GROUP_ID: 'hoshikraft' }],
];

test.each(wrong)('a wrong %s is refused in development too', (name, change) => {
  expect(() => readConfig(change)).toThrow(name);
});

test.each(refused)('production refuses a bad %s', (name, change) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(name);
});

test('production runs on PGlite only if explicitly allowed', () => {
  const config = readConfig({ ...production, DATABASE_URL: undefined, ALLOW_PGLITE_IN_PRODUCTION: 'on' });
  expect(config.database.url).toBeNull();
});

test('a read times out before a visitor has waited a second and a half; PGlite has longer', () => {
  expect(readConfig(production).readDeadlineMs).toBeLessThan(1500);
  expect(readConfig({}).readDeadlineMs).toBe(10_000);
});

test('open connections are closed before ten seconds of draining are over', () => {
  expect(readConfig({}).drainMs).toBeLessThan(10_000);
  expect(readConfig(production).drainMs).toBeLessThan(10_000);
});

test('the error names every wrong variable', () => {
  expect(() =>
    readConfig({ API_PORT: 'high', RATE_LIMITS: 'maybe', TRUST_PROXY_HOPS: '-1', COUNT_VK: 'many', NODE_ENV: 'stage' }),
  ).toThrow(/NODE_ENV.*API_PORT.*TRUST_PROXY_HOPS.*RATE_LIMITS.*COUNT_VK/);
});

test('data of npm start are found from any folder, and with its DEV_DIR', () => {
  const repository = fileURLToPath(new URL('../../../', import.meta.url));
  const folders = (variables: NodeJS.ProcessEnv) => {
    const { database, files } = readConfig(variables);
    return [database.pgliteDir, files.kind === 'disk' && files.folder];
  };
  expect(folders({})).toEqual([`${repository}.dev/pglite`, `${repository}.dev/files`]);
  expect(folders({ DEV_DIR: '.second' })).toEqual([`${repository}.second/pglite`, `${repository}.second/files`]);
  expect(folders({ DEV_DIR: '/dev', PGLITE_DIR: 'own' })).toEqual([`${repository}own`, '/dev/files']);
});

test('pictures go to a folder, or to a bucket with the keys given or those of the machine', () => {
  expect(readConfig({ FILES_DIR: '/pictures' }).files).toEqual({ kind: 'disk', folder: '/pictures' });
  const bucket = { FILES_BUCKET: 'pictures', FILES_PREFIX: '/site/', FILES_ENDPOINT: 'https://store.example/' };
  const place = { kind: 's3', bucket: 'pictures', prefix: 'site/', endpoint: 'https://store.example' };
  expect(readConfig(bucket).files).toEqual({ ...place, region: 'us-east-1', credentials: null });
  expect(readConfig({ ...bucket, FILES_KEY_ID: 'key', FILES_SECRET: 'secret' }).files).toMatchObject({
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});
