import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { LIFETIMES, publicCache } from '../../platform/cache/public-cache.ts';
import { localized } from '../../platform/database/localized.ts';
import { listClients, listServerNames } from '../../game/servers/servers-repository.ts';
import { roleNames } from '../../billing/store/roles-repository.ts';

type Main = components['schemas']['Main'];
type PublicState = Omit<Main, 'auth' | 'region' | 'theme'>;

/** The theme of players who never chose one. */
const DEFAULT_THEME = 'octarine';

async function readRoles(app: AppContext, locale: Locale): Promise<Main['roles']> {
  const rows = await roleNames(app.db);
  return Object.fromEntries(
    rows.map((row) => [
      row.id,
      { id: row.id, serverId: row.server_id, name: localized(row.name, locale), color: row.color, tier: row.tier },
    ]),
  );
}

async function readClients(app: AppContext): Promise<Main['clients']> {
  const rows = await listClients(app.db);
  return rows.map((row) => ({
    uuid: row.id,
    serverId: row.server_id,
    serverName: row.name,
    gameVersion: row.game_version,
  }));
}

async function readPublicState(app: AppContext, locale: Locale): Promise<PublicState> {
  const { brandName, operatorEmail, reseller, counts, links } = app.config;
  const servers = await listServerNames(app.db);
  return {
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
}

/** The part of `main` that is the same for everyone in one language. It may be ten seconds old, as it changes with deployments. */
export const publicState = publicCache({
  lifetimeMs: LIFETIMES.settings,
  async load(app, locale: Locale) {
    const state = await readPublicState(app, locale);
    const visitor: Main = { ...state, auth: null, region: null, theme: DEFAULT_THEME };
    return { state, visitor: JSON.stringify(visitor) };
  },
});
