import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { LIFETIMES, type PublicCache, publicCache } from '../../platform/cache/public-cache.ts';
import { listServerBadges } from '../../game/servers/servers-repository.ts';
import type { CardRow, Target } from './documents-repository.ts';
import { tagsOf } from './work-repository.ts';

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** May be ten seconds old: titles of tags never change, and those of servers only with the seed. */
const tags = publicCache({
  lifetimeMs: LIFETIMES.settings,
  load: async (app, target: Target, locale: Locale) => byId(await tagsOf(app.db, target, locale)),
});
const servers = publicCache({
  lifetimeMs: LIFETIMES.settings,
  load: async (app) => byId(await listServerBadges(app.db)),
});

/** Finds rows by their ids; reloads the cache if one of them is new. */
async function findIn<Key extends readonly string[], Row>(
  cache: PublicCache<Key, ReadonlyMap<string, Row>>,
  ids: readonly string[],
  app: AppContext,
  ...key: Key
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map();
  const known = await cache.get(app, ...key);
  if (ids.every((id) => known.has(id))) return known;
  cache.delete(app, ...key);
  return cache.get(app, ...key);
}

/** Names of the tags and servers of some cards of a target. */
export async function cardNames(app: AppContext, target: Target, locale: Locale, rows: readonly CardRow[]) {
  const tagIds = rows.flatMap((row) => row.tags);
  const serverIds = rows.flatMap((row) => row.servers.map(([id]) => id));
  return {
    tags: await findIn(tags, tagIds, app, target, locale),
    servers: await findIn(servers, serverIds, app),
  };
}

export type CardNames = Awaited<ReturnType<typeof cardNames>>;
