import { minor } from '@hoshikraft/shared';
import { pricesAt } from '../../billing/sales/prices-repository.ts';
import { findSalePrice } from '../../billing/sales/sale-rules.ts';
import { parseSales, salesNow } from '../../billing/sales/sales-repository.ts';
import { type InferResult, type NotNull, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** Query of all servers. */
export const selectServers = (db: Db) =>
  db
    .selectFrom('servers')
    .select(['id', 'position', 'name', 'color', 'address', 'summary', 'worlds'])
    .select(['game_version', 'pvp_mode', 'main_world_area', 'other_worlds_area', 'mods']);

/** A server by id. */
export const findServer = (db: Db, id: string) => selectServers(db).where('id', '=', id).executeTakeFirst();

const FACTS = ['game_version', 'pvp_mode', 'main_world_area', 'other_worlds_area', 'mods', 'facts_version'] as const;

/** What the pages say about a server, with the version of it. */
export const findFacts = (db: Db, id: string) =>
  db.selectFrom('servers').select(FACTS).where('id', '=', id).executeTakeFirst();

export type FactsRow = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

/** Stores facts as the next version; undefined if the stored version is another one. */
export const updateFacts = (db: Db, id: string, { facts_version: version, ...facts }: FactsRow) =>
  db
    .updateTable('servers')
    .set({ ...facts, facts_version: version + 1 })
    .where('id', '=', id)
    .where('facts_version', '=', version)
    .returning(FACTS)
    .executeTakeFirst();

/** The server whose published page has or had this address. */
export const findServerOfPage = (db: Db, slug: string) =>
  selectServers(db)
    .where('id', '=', (from) =>
      from
        .selectFrom('document_slugs')
        .innerJoin('documents', 'documents.key', 'document_slugs.document_key')
        .innerJoin('document_servers', 'document_servers.document_key', 'documents.key')
        .select('document_servers.server_id')
        .where('document_slugs.target', '=', 'servers')
        .where('document_slugs.slug', '=', slug)
        .where('documents.shows_at', '<=', sql<Date>`now()`)
        .orderBy('document_servers.position')
        .limit(1),
    )
    .executeTakeFirst();

/** The lowest price of any role and period of a server at `now`, on sale where it is. */
export const findLowestPrice = async (db: Db, serverId: string, now: Date) => {
  const rows = await db
    .selectFrom(pricesAt(now))
    .innerJoin('roles', 'roles.id', 'role_prices.role_id')
    .select(['period', 'amount', salesNow(now).as('sales')])
    .where('roles.server_id', '=', serverId)
    .where('amount', 'is not', null)
    .$narrowType<{ amount: NotNull }>()
    .execute();
  const prices = rows.map(({ period, amount, sales }) => {
    const list = minor(amount);
    return { period, list, sale: findSalePrice(list, parseSales(sales)) };
  });
  return prices.sort((left, right) => (left.sale?.amount ?? left.list) - (right.sale?.amount ?? right.list))[0];
};

export type ServerRow = InferResult<ReturnType<typeof selectServers>>[number];

/** Ids of all servers. */
export const listServerIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('servers').select('id').orderBy('id').execute()).map(({ id }) => id);

/** The first server by position: the header shows its coins until the player selects another. */
export async function findFirstServer(db: Db): Promise<string | null> {
  const row = await db.selectFrom('servers').select('id').orderBy('position').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

export const serverExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('servers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Name and color of every server. */
export const listServerBadges = (db: Db) => db.selectFrom('servers').select(['id', 'name', 'color']).execute();

export const listServerNames = (db: Db) =>
  db.selectFrom('servers').select(['id', 'name']).orderBy('position').execute();

/** Clients of the launcher with their servers, by server position. */
export const listClients = (db: Db) =>
  db
    .selectFrom('clients')
    .innerJoin('servers', 'servers.id', 'clients.server_id')
    .select(['clients.id', 'clients.server_id', 'servers.name', 'servers.game_version'])
    .orderBy('servers.position')
    .orderBy('clients.id')
    .execute();
