import { HOUR_MS } from '@hoshikraft/shared';
import { DEVELOPMENT_SECRETS, isDevelopmentSecret } from './development-secrets.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { readIntegrations } from './integrations-config.ts';
import type { IntegrationsConfig } from './integrations-config.ts';

/** Settings of one installation, read once at start. */
export interface Config extends IntegrationsConfig {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  logLevel: string;
  brandName: string;
  operatorEmail: string;
  /** Public address of the site, without a trailing slash; base of links in emails and of return addresses. */
  siteUrl: string;
  /** Public address of the operators' app; without it every call of operators is refused. */
  adminUrl: string | null;
  /** Number of proxies in front of us that are trusted for X-Forwarded-For. */
  trustProxyHops: number;
  /** Origins, besides loopback, that may call the API from a browser. */
  corsOrigins: string[];
  rateLimits: boolean;
  redisUrl: string | null;
  database: {
    /** null means PGlite. */
    url: string | null;
    poolSize: number;
    pgliteDir: string;
    migrateAtStart: boolean;
  };
  /** A read that takes longer is refused as unavailable (milliseconds). */
  readDeadlineMs: number;
  /** A write starts and commits nothing after this time (milliseconds). */
  writeDeadlineMs: number;
  /** Password hashes computed in parallel: each takes 19 MiB and about 14 ms of a core. */
  hashConcurrency: number;
  /** Proof of work: signing key and difficulty. */
  captcha: { secret: string; cost: number; counter: number };
  files: FilesPlace;
  reseller: {
    url: string;
    key: string;
    /** Timeout of a call, milliseconds: together with our own work below the five-second limit of a request. */
    timeoutMs: number;
    /** The reseller's name in the public offer. */
    name: string;
    /** Webhook secrets, newest first: two are valid during a rotation. */
    secrets: string[];
  };
  /** Decrypts the sealed secrets of game keys. */
  gameKeysSecret: string;
  /** Decrypts all other sealed data of the database, such as queued emails. */
  sealingSecret: string;
  /** Smallest and largest top-up without the bonus, kopecks. */
  topUp: { min: number; max: number };
  /** Coins a player may send from one server within 24 hours, and how long a new account may send none (ms). */
  coinTransfers: { daily: number; holdMs: number };
  /** Seed of the game keys of development; null in production. */
  devGameSecret: string | null;
  /** Password of the sample players; null in production. */
  devPassword: string | null;
  /** Secret of the sample operator's authenticator app (base32); null in production. */
  devOperatorApp: string | null;
  seed: boolean;
  /** Whether to render pictures of the sample documents, which takes eleven seconds of a core. */
  seedPictures: boolean;
  /** Whether two years of sample history are written after the start. */
  seedHistory: boolean;
  links: Record<LinkName, string | null>;
  counts: Record<CountName, number | null>;
  /** Timeout for open requests after SIGTERM, milliseconds. */
  drainMs: number;
}

/** Storage of uploaded pictures: a folder shared by all processes, or a bucket of an S3-compatible store. */
export type FilesPlace =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** Key prefix in the bucket, '' or ending in `/`. */
      prefix: string;
      /** Address of the store; null for Amazon S3. */
      endpoint: string | null;
      region: string;
      /** null if the machine has its own credentials. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null;
    };

export const LINK_NAMES = [
  'discord',
  'vk',
  'message_link',
  'support_link',
  'youtube',
  'telegram',
  '2fa_tg',
  '2fa_vk',
] as const;
export type LinkName = (typeof LINK_NAMES)[number];
export const COUNT_NAMES = ['discord', 'vk', 'youtube', 'telegram'] as const;
export type CountName = (typeof COUNT_NAMES)[number];

const READ_DEADLINE_MS = 1400;
/** Below the five-second limit of a request and the timeout of the site. */
const WRITE_DEADLINE_MS = 4500;
/** PGlite shares our thread, so a slow query means a slow machine: an early refusal would not help. */
const PGLITE_READ_DEADLINE_MS = 10_000;

/** Telegram is always shown (docs/product/site-shell.md#header-and-footer): default of its member count. */
const TELEGRAM_COUNT = 5991;

function byName<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

/** Data of `npm start`, which reads this variable too: commands beside it find its database. */
const devFolder = (env: Environment): string => env.text('DEV_DIR', '.dev');

function readFilesPlace(env: Environment): FilesPlace {
  const bucket = env.optional('FILES_BUCKET');
  if (bucket === null) return { kind: 'disk', folder: env.folder('FILES_DIR', `${devFolder(env)}/files`) };
  const folder = env.text('FILES_PREFIX', '').replace(/^\/+|\/+$/g, '');
  const [accessKeyId, secretAccessKey] = [env.optional('FILES_KEY_ID'), env.optional('FILES_SECRET')];
  if ((accessKeyId === null) !== (secretAccessKey === null)) env.faults.push('FILES_KEY_ID needs FILES_SECRET');
  return {
    kind: 's3',
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint: env.optional('FILES_ENDPOINT') === null ? null : env.address('FILES_ENDPOINT', ''),
    region: env.text('FILES_REGION', 'us-east-1'),
    credentials: accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey },
  };
}

/**
 * Configuration from the environment.
 *
 * @throws Error naming every variable that is invalid or not allowed in production
 */
export function readConfig(variables: NodeJS.ProcessEnv, env: Environment = readEnvironment(variables)): Config {
  const environment = env.oneOf('NODE_ENV', ['development', 'test', 'production'], 'development');
  const brandName = env.text('BRAND_NAME', 'Hoshikraft');
  const config: Config = {
    environment,
    host: env.text('API_HOST', '127.0.0.1'),
    port: env.integer('API_PORT', 4201, 0, 65_535),
    logLevel: env.text('LOG_LEVEL', 'info'),
    brandName,
    operatorEmail: env.text('OPERATOR_EMAIL', 'support@hoshikraft.example'),
    siteUrl: env.origin('SITE_URL', 'http://127.0.0.1:4200'),
    adminUrl: env.optional('ADMIN_URL') === null ? null : env.origin('ADMIN_URL', ''),
    trustProxyHops: env.integer('TRUST_PROXY_HOPS', 0, 0, 10),
    corsOrigins: env.list('CORS_ORIGINS'),
    rateLimits: env.flag('RATE_LIMITS', true),
    redisUrl: env.optional('REDIS_URL'),
    database: {
      url: env.optional('DATABASE_URL'),
      poolSize: env.integer('DATABASE_POOL', 16, 1, 200),
      pgliteDir: env.folder('PGLITE_DIR', `${devFolder(env)}/pglite`),
      migrateAtStart: env.flag('MIGRATE_AT_START', true),
    },
    readDeadlineMs: env.integer(
      'READ_DEADLINE_MS',
      env.optional('DATABASE_URL') === null ? PGLITE_READ_DEADLINE_MS : READ_DEADLINE_MS,
      100,
      600_000,
    ),
    writeDeadlineMs: env.integer('WRITE_DEADLINE_MS', WRITE_DEADLINE_MS, 100, 600_000),
    hashConcurrency: env.integer('HASH_CONCURRENCY', 2, 1, 64),
    captcha: {
      secret: env.text('CAPTCHA_SECRET', DEVELOPMENT_SECRETS.captcha),
      cost: env.integer('CAPTCHA_COST', 2000, 1, 1_000_000),
      counter: env.integer('CAPTCHA_COUNTER', 400, 1, 1_000_000),
    },
    files: readFilesPlace(env),
    reseller: {
      url: env.address('RESELLER_URL', 'http://127.0.0.1:4202/reseller'),
      key: env.text('RESELLER_KEY', DEVELOPMENT_SECRETS.resellerKey),
      timeoutMs: env.integer('RESELLER_TIMEOUT_MS', 4000, 50, 60_000),
      name: env.text('RESELLER_NAME', 'Hoshi Pay'),
      secrets: env.list('RESELLER_SECRETS', [DEVELOPMENT_SECRETS.resellerSecret]),
    },
    ...readIntegrations(env, environment === 'production'),
    gameKeysSecret: env.text('GAME_KEYS_SECRET', DEVELOPMENT_SECRETS.gameKeys),
    sealingSecret: env.text('SEALING_SECRET', DEVELOPMENT_SECRETS.sealing),
    topUp: {
      min: env.integer('TOP_UP_MIN', 1_000, 1, 100_000_000_000),
      max: env.integer('TOP_UP_MAX', 10_000_000, 1, 100_000_000_000),
    },
    coinTransfers: {
      daily: env.integer('COIN_TRANSFER_DAILY', 1_000, 0, 100_000_000_000),
      holdMs: env.integer('COIN_TRANSFER_HOLD_HOURS', 72, 0, 24 * 365) * HOUR_MS,
    },
    devGameSecret: environment === 'production' ? null : env.text('DEV_GAME_SECRET', DEVELOPMENT_SECRETS.game),
    devPassword: environment === 'production' ? null : env.text('DEV_PASSWORD', DEVELOPMENT_SECRETS.password),
    devOperatorApp: environment === 'production' ? null : env.text('DEV_OPERATOR_APP', DEVELOPMENT_SECRETS.operatorApp),
    seed: env.oneOf('SEED', ['off', 'development'], 'off') === 'development',
    seedPictures: env.flag('SEED_PICTURES', false),
    seedHistory: env.flag('SEED_HISTORY', false),
    links: byName(LINK_NAMES, (name) => env.optional(`LINK_${name.toUpperCase() as Uppercase<LinkName>}`)),
    counts: byName(COUNT_NAMES, (name) => env.optionalInteger(`COUNT_${name.toUpperCase() as Uppercase<CountName>}`)),
    drainMs: env.integer('DRAIN_MS', 9000, 0, 600_000),
  };
  config.links.telegram ??= `https://t.me/${brandName.toLowerCase()}`;
  config.counts.telegram ??= TELEGRAM_COUNT;
  if (config.reseller.secrets.length === 0) env.faults.push('RESELLER_SECRETS holds no secret');
  if (config.topUp.min > config.topUp.max) env.faults.push('TOP_UP_MIN is above TOP_UP_MAX');
  const faults = [...env.faults, ...(environment === 'production' ? productionFaults(config, env) : [])];
  if (faults.length > 0) throw new Error(`configuration: ${faults.join('; ')}`);
  return config;
}

function productionFaults(config: Config, env: Environment): string[] {
  const faults: string[] = [];
  const refuse = (wrong: boolean, why: string) => {
    if (wrong) faults.push(why);
  };
  const refuseKnown = (name: string, secrets: string[]) =>
    refuse(secrets.some(isDevelopmentSecret), `${name} is not set, known to everyone or shorter than 16 characters`);
  refuseKnown('CAPTCHA_SECRET', [config.captcha.secret]);
  refuseKnown('RESELLER_KEY', [config.reseller.key]);
  refuseKnown('RESELLER_SECRETS', config.reseller.secrets);
  refuseKnown('GAME_KEYS_SECRET', [config.gameKeysSecret]);
  refuseKnown('SEALING_SECRET', [config.sealingSecret]);
  refuse(!config.rateLimits, 'RATE_LIMITS cannot be off in production');
  refuse(config.seed, 'SEED is for development');
  refuse(config.seedPictures, 'SEED_PICTURES is for development');
  refuse(config.seedHistory, 'SEED_HISTORY is for development');
  refuse(
    config.database.url === null && !env.flag('ALLOW_PGLITE_IN_PRODUCTION', false),
    'DATABASE_URL is not set (ALLOW_PGLITE_IN_PRODUCTION=on runs on PGlite, which does not survive a power loss)',
  );
  refuse(
    config.files.kind === 'disk' && env.optional('FILES_DIR') === null,
    'neither FILES_DIR nor FILES_BUCKET is set: uploaded pictures have no place',
  );
  refuse(env.optional('OPERATOR_EMAIL') === null, 'OPERATOR_EMAIL is not set');
  refuse(env.optional('RESELLER_URL') === null, 'RESELLER_URL is not set');
  refuse(env.optional('RESELLER_NAME') === null, 'RESELLER_NAME is not set');
  refuse(!config.siteUrl.startsWith('https://'), 'SITE_URL has to be https');
  refuse(config.adminUrl?.startsWith('http://') === true, 'ADMIN_URL has to be https');
  refuse(config.adminUrl === config.siteUrl, 'ADMIN_URL has to be another origin than SITE_URL');
  return faults;
}
