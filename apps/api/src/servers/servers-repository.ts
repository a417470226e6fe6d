import type { InferResult } from 'kysely';
import type { Db } from '../database/types.ts';

export const allServers = (db: Db) =>
  db
    .selectFrom('servers')
    .select(['id', 'position', 'name', 'color', 'address', 'summary', 'worlds'])
    .select(['game_version', 'pvp_mode', 'main_world_area', 'other_worlds_area', 'mods']);

/** A server with everything of its own; undefined where there is none of that id. */
export const findServer = (db: Db, id: string) => allServers(db).where('id', '=', id).executeTakeFirst();

/** The least that a privilege of a server costs, of whatever period; undefined where it sells none. */
export const cheapestPrice = (db: Db, serverId: string) =>
  db
    .selectFrom('role_prices')
    .innerJoin('roles', 'roles.id', 'role_prices.role_id')
    .select(['period', 'amount'])
    .where('roles.server_id', '=', serverId)
    .orderBy('amount')
    .limit(1)
    .executeTakeFirst();

export type ServerRow = InferResult<ReturnType<typeof allServers>>[number];

/** Every server's id. */
export const serverIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('servers').select('id').orderBy('id').execute()).map(({ id }) => id);

/** The first server in their own order: whose coins the header shows until the player chooses another. */
export async function firstServer(db: Db): Promise<string | null> {
  const row = await db.selectFrom('servers').select('id').orderBy('position').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

export const isServer = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('servers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** What a server is told apart by wherever it is named. */
export const serverSigns = (db: Db) => db.selectFrom('servers').select(['id', 'name', 'color']).execute();

export const serverNames = (db: Db) => db.selectFrom('servers').select(['id', 'name']).orderBy('position').execute();

/** Clients of the launcher, each with the server it is for, in the order of servers. */
export const clientsInOrder = (db: Db) =>
  db
    .selectFrom('clients')
    .innerJoin('servers', 'servers.id', 'clients.server_id')
    .select(['clients.id', 'clients.server_id', 'servers.name', 'servers.game_version'])
    .orderBy('servers.position')
    .orderBy('clients.id')
    .execute();
