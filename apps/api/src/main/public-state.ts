import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { keepAnswer } from '../http/kept-answer.ts';
import type { KeptAnswer } from '../http/kept-answer.ts';
import { localized } from '../database/localized.ts';
import { clientsInOrder, serverNames } from '../servers/servers-repository.ts';
import { roleNames } from '../store/roles-repository.ts';

type Main = components['schemas']['Main'];
type PublicState = Omit<Main, 'auth' | 'region' | 'theme'>;

/** How long the public part is served as built, milliseconds. */
const BUILT_FOR_MS = 10_000;
/** The theme of whoever never chose one. */
const DEFAULT_THEME = 'octarine';

export interface Built {
  state: PublicState;
  /** Of every answer made of it. */
  headers: Record<string, string>;
  /** The whole answer for a visitor who is not signed in. */
  visitor: KeptAnswer;
}

interface Kept {
  since: number;
  built: Built | Promise<Built>;
}

const cache = new WeakMap<App, Map<Locale, Kept>>();

async function readRoles(app: App, locale: Locale): Promise<Main['roles']> {
  const rows = await roleNames(app.db);
  return Object.fromEntries(
    rows.map((row) => [
      row.id,
      { id: row.id, serverId: row.server_id, name: localized(row.name, locale), color: row.color, tier: row.tier },
    ]),
  );
}

async function readClients(app: App): Promise<Main['clients']> {
  const rows = await clientsInOrder(app.db);
  return rows.map((row) => ({
    uuid: row.id,
    serverId: row.server_id,
    serverName: row.name,
    gameVersion: row.game_version,
  }));
}

async function build(app: App, locale: Locale): Promise<Built> {
  const { brandName, operatorEmail, reseller, counts, links } = app.config;
  const servers = await serverNames(app.db);
  const state: PublicState = {
    brand: brandName,
    operatorEmail,
    resellerName: reseller.name,
    roles: await readRoles(app, locale),
    servers: servers.map(({ id, name }) => ({ id, documentMeta: { serverName: name } })),
    clients: await readClients(app),
    counts,
    links,
    locale,
  };
  const headers = { vary: 'Accept-Language, Access-Id', 'content-language': locale };
  const visitor: Main = { ...state, auth: null, region: null, theme: DEFAULT_THEME };
  const shared = { ...headers, 'cache-control': 'public, max-age=5' };
  return { state, headers, visitor: keepAnswer(JSON.stringify(visitor), shared) };
}

const cacheOf = (app: App): Map<Locale, Kept> => {
  const kept = cache.get(app) ?? new Map<Locale, Kept>();
  cache.set(app, kept);
  return kept;
};

const known = (kept: Map<Locale, Kept>, locale: Locale): Kept['built'] | null => {
  const { since = Number.NEGATIVE_INFINITY, built = null } = kept.get(locale) ?? {};
  return Date.now() - since < BUILT_FOR_MS ? built : null;
};

/** The same part where it stands ready, else null. */
export function freshPublicState(app: App, locale: Locale): Built | null {
  const built = known(cacheOf(app), locale);
  return built instanceof Promise ? null : built;
}

/**
 * The part of `main` that is the same for everyone in one language: built once in a while, shared by every request. Whoever
 * asks while it is being built waits for the same build; a failed one is not kept.
 */
export function publicState(app: App, locale: Locale): Built | Promise<Built> {
  const kept = cacheOf(app);
  const built = known(kept, locale);
  if (built !== null) return built;
  const fresh: Kept = { since: Date.now(), built: build(app, locale) };
  kept.set(locale, fresh);
  return settle(kept, locale, fresh);
}

async function settle(kept: Map<Locale, Kept>, locale: Locale, fresh: Kept): Promise<Built> {
  try {
    fresh.built = await fresh.built;
    return fresh.built;
  } catch (error) {
    if (kept.get(locale) === fresh) kept.delete(locale);
    throw error;
  }
}
