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
  FILES_DIR: '/var/lib/hoshikraft/files',
};

test('nothing at all is a configuration good for development', () => {
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

test('a complete production configuration is taken, and gives away no development secret', () => {
  const config = readConfig(production);
  expect(config).toMatchObject({ environment: 'production', devGameSecret: null, devPassword: null });
  expect(config.reseller.secrets).toEqual(['first-secret-of-our-own', 'second-secret-of-our-own']);
  for (const secret of Object.values(DEVELOPMENT_SECRETS)) expect(JSON.stringify(config)).not.toContain(secret);
});

const refused: [string, Record<string, string | undefined>][] = [
  ['CAPTCHA_SECRET', { CAPTCHA_SECRET: undefined }],
  ['CAPTCHA_SECRET', { CAPTCHA_SECRET: DEVELOPMENT_SECRETS.captcha }],
  ['CAPTCHA_SECRET', { CAPTCHA_SECRET: 'short' }],
  ['RESELLER_NAME', { RESELLER_NAME: undefined }],
  ['RESELLER_KEY', { RESELLER_KEY: undefined }],
  ['RESELLER_SECRETS', { RESELLER_SECRETS: `good-secret-of-our-own,${DEVELOPMENT_SECRETS.resellerSecret}` }],
  ['GAME_KEYS_SECRET', { GAME_KEYS_SECRET: undefined }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
  ['SEED', { SEED: 'development' }],
  ['SEED_PICTURES', { SEED_PICTURES: 'on' }],
  ['SEED_HISTORY', { SEED_HISTORY: 'on' }],
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['SITE_URL', { SITE_URL: 'http://play.example' }],
  ['OPERATOR_EMAIL', { OPERATOR_EMAIL: undefined }],
  ['FILES_DIR', { FILES_DIR: undefined }],
  ['RESELLER_URL', { RESELLER_URL: undefined }],
];

const wrong: [string, Record<string, string>][] = [
  ['SEED', { SEED: 'on' }],
  ['RESELLER_SECRETS', { RESELLER_SECRETS: ' , ' }],
  ['SITE_URL', { SITE_URL: 'play.example' }],
  ['RESELLER_URL', { RESELLER_URL: 'ftp://reseller.example' }],
  ['FILES_ENDPOINT', { FILES_BUCKET: 'pictures', FILES_ENDPOINT: 'store.example' }],
  ['FILES_SECRET', { FILES_BUCKET: 'pictures', FILES_KEY_ID: 'key' }],
  ['TOP_UP_MIN', { TOP_UP_MIN: '5000', TOP_UP_MAX: '4000' }],
];

test.each(wrong)('a wrong %s is refused in development too', (name, change) => {
  expect(() => readConfig(change)).toThrow(name);
});

test.each(refused)('production refuses a bad %s', (name, change) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(name);
});

test('production runs on PGlite only where that is asked for', () => {
  const config = readConfig({ ...production, DATABASE_URL: undefined, ALLOW_PGLITE_IN_PRODUCTION: 'on' });
  expect(config.database.url).toBeNull();
});

test('a read is given up before a visitor has waited a second and a half; PGlite has longer', () => {
  expect(readConfig(production).readDeadlineMs).toBeLessThan(1500);
  expect(readConfig({}).readDeadlineMs).toBe(10_000);
});

test('what hangs is cut off before ten seconds of draining are over', () => {
  expect(readConfig({}).drainMs).toBeLessThan(10_000);
  expect(readConfig(production).drainMs).toBeLessThan(10_000);
});

test('every wrong variable is named at once', () => {
  expect(() =>
    readConfig({ API_PORT: 'high', RATE_LIMITS: 'maybe', TRUST_PROXY_HOPS: '-1', COUNT_VK: 'many', NODE_ENV: 'stage' }),
  ).toThrow(/NODE_ENV.*API_PORT.*TRUST_PROXY_HOPS.*RATE_LIMITS.*COUNT_VK/);
});

test('pictures go to a folder, or to a bucket with the keys given or those of the machine', () => {
  expect(readConfig({}).files).toEqual({ kind: 'disk', folder: '.dev/files' });
  const bucket = { FILES_BUCKET: 'pictures', FILES_PREFIX: '/site/', FILES_ENDPOINT: 'https://store.example/' };
  const place = { kind: 's3', bucket: 'pictures', prefix: 'site/', endpoint: 'https://store.example' };
  expect(readConfig(bucket).files).toEqual({ ...place, region: 'us-east-1', credentials: null });
  expect(readConfig({ ...bucket, FILES_KEY_ID: 'key', FILES_SECRET: 'secret' }).files).toMatchObject({
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});
