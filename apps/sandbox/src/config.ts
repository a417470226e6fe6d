import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessengerConfig, readMessengerConfig } from './messengers/messenger-config.ts';
import { type IdentityConfig, readIdentityConfig } from './identity/identity-config.ts';
import { SANDBOX_VARIABLES } from './sandbox-variables.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Settings of the sandbox, from environment variables. */
export interface SandboxConfig {
  host: string;
  port: number;
  /** Port of the mail server. */
  smtpPort: number;
  /** Address players' browsers reach the checkout at. */
  publicUrl: string;
  apiUrl: string;
  /** Name of the project that uses the sandbox. */
  brandName: string;
  /** Folder of pending reports and of the game servers' state. */
  folder: string;
  /** Folder that `/cdn` serves: published clients, the launcher's pages and the launcher itself. */
  cdnFolder: string;
  reseller: {
    keyId: string;
    /** Newest first: the first signs, all are accepted. */
    secrets: readonly [string, ...string[]];
    /** Delay of a late report, seconds. */
    lateSeconds: number;
  };
  identity: IdentityConfig;
  messengers: MessengerConfig;
  gameServers: {
    /** Key ids are `dev-<serverId>`, secrets `<secret>:<serverId>`. */
    secret: string;
    botLogins: readonly string[];
    /** Same seed, same behaviour. */
    seed: number;
    /** Where the bots' clock starts, milliseconds since 1970; null is the real time. */
    clock: number | null;
    /** Pause between heartbeats, milliseconds. */
    beatMs: number;
    /** Pause between event batches, milliseconds. */
    eventsMs: number;
    /** Whether the game servers start with the sandbox. */
    autostart: boolean;
    /** Whether moderators ban bots now and then. */
    moderated: boolean;
  };
  /** Bots who like and befriend each other by the calls of the site; null where they do not. */
  society: { password: string; turnMs: number } | null;
}

const DEFAULT_BOTS = ['Kitsune', 'Hoshi_no', 'MoonRabbit', 'Yuki2009', 'Sakura_Dev', 'Ronin', 'TanukiMax', 'Aoi'];
// The QR code for the instant payment system holds 106 bytes; the path of a checkout takes 55 of them.
const LONGEST_PUBLIC_URL = 51;

type Env = Record<string, string | undefined>;
type Name = keyof typeof SANDBOX_VARIABLES;

/** A variable, or its default. */
const read = <N extends Name>(env: Env, name: N): string | (typeof SANDBOX_VARIABLES)[N]['default'] =>
  env[name] ?? SANDBOX_VARIABLES[name].default;

function number(env: Env, name: Name, min: number, max: number): number {
  const value = Number(read(env, name));
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new Error(`${name} must be a number from ${min} to ${max}`);
  }
  return value;
}

function list(text: string | null, standard: readonly string[]): string[] {
  const items = (text ?? '').split(',').map((item) => item.trim());
  const kept = items.filter((item) => item !== '');
  return kept.length > 0 ? kept : [...standard];
}

function instant(text: string | null): number | null {
  if (text === null || text === '') return null;
  const value = Date.parse(text);
  if (Number.isNaN(value)) throw new Error('SANDBOX_CLOCK must be a time such as 2026-07-07T18:00:00Z');
  return value;
}

function readSociety(env: Env): SandboxConfig['society'] {
  const password = read(env, 'DEV_PASSWORD');
  if (read(env, 'SANDBOX_LIFE') !== 'on' || password === null) return null;
  return { password, turnMs: number(env, 'SANDBOX_TURN_MS', 50, 3_600_000) };
}

/**
 * Reads the configuration.
 *
 * @throws in production, where external services must not be simulated, and on invalid values
 */
export function readConfig(env: Env): SandboxConfig {
  if (env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox plays the outside world for development and tests; it refuses NODE_ENV=production.');
  }
  const port = number(env, 'SANDBOX_PORT', 0, 65535);
  const publicUrl = (read(env, 'SANDBOX_URL') ?? `http://127.0.0.1:${port}`).replace(/\/+$/, '');
  if (publicUrl.length > LONGEST_PUBLIC_URL) throw new Error(`SANDBOX_URL is longer than ${LONGEST_PUBLIC_URL}`);
  const [newest = SANDBOX_VARIABLES.RESELLER_SECRETS.default, ...older] = list(read(env, 'RESELLER_SECRETS'), []);
  const botLogins = list(read(env, 'BOT_LOGINS'), DEFAULT_BOTS);
  const odd = botLogins.find((login) => !/^[A-Za-z0-9_]{3,16}$/.test(login));
  if (odd !== undefined) throw new Error(`BOT_LOGINS holds ${odd}, which is no login`);
  return {
    host: read(env, 'SANDBOX_HOST'),
    port,
    smtpPort: number(env, 'SMTP_PORT', 0, 65535),
    publicUrl,
    apiUrl: read(env, 'API_URL').replace(/\/+$/, ''),
    brandName: read(env, 'BRAND_NAME'),
    folder: resolve(repository, read(env, 'SANDBOX_DIR')),
    cdnFolder: resolve(repository, read(env, 'CDN_DIR')),
    reseller: {
      keyId: read(env, 'RESELLER_KEY'),
      secrets: [newest, ...older],
      lateSeconds: number(env, 'RESELLER_LATE_SECONDS', 0, 86_400),
    },
    identity: readIdentityConfig(env),
    messengers: readMessengerConfig(env),
    gameServers: {
      secret: read(env, 'DEV_GAME_SECRET'),
      botLogins,
      seed: number(env, 'SANDBOX_SEED', 0, 4_294_967_295),
      clock: instant(read(env, 'SANDBOX_CLOCK')),
      beatMs: number(env, 'SANDBOX_BEAT_MS', 50, 60_000),
      eventsMs: number(env, 'SANDBOX_EVENTS_MS', 50, 3_600_000),
      autostart: read(env, 'SANDBOX_GAME_SERVERS') !== 'off',
      moderated: read(env, 'SANDBOX_LIFE') === 'on',
    },
    society: readSociety(env),
  };
}
