import type { Db } from '../database/types.ts';

/** Servers in their own order, those after a place; one more than asked for tells whether there are more. */
export const serversAfter = (db: Db, position: number, limit: number) =>
  db
    .selectFrom('servers')
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit + 1)
    .execute();

export type ServerRow = Awaited<ReturnType<typeof serversAfter>>[number];
