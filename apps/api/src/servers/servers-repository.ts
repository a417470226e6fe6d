import type { InferResult } from 'kysely';
import type { Db } from '../database/types.ts';

export const allServers = (db: Db) =>
  db
    .selectFrom('servers')
    .select(['id', 'position', 'name', 'color', 'address', 'summary', 'worlds'])
    .select(['game_version', 'pvp_mode', 'main_world_area', 'other_worlds_area', 'mods']);

export type ServerRow = InferResult<ReturnType<typeof allServers>>[number];

/** Every server's id. */
export const serverIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('servers').select('id').orderBy('id').execute()).map(({ id }) => id);
