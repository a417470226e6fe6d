import type { Db } from '../database/types.ts';

/**
 * Servers in their own order, those after a place; one more than asked for tells whether there are more. Columns by name: a
 * kept plan of "all columns" breaks on the nodes still running when a migration adds one.
 */
export const serversAfter = (db: Db, position: number, limit: number) =>
  db
    .selectFrom('servers')
    .select(['id', 'position', 'name', 'color', 'address', 'summary', 'worlds'])
    .select(['game_version', 'pvp_mode', 'main_world_area', 'other_worlds_area', 'mods'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit + 1)
    .execute();

export type ServerRow = Awaited<ReturnType<typeof serversAfter>>[number];
