import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** Triggers increase it when data of the player that others see changes; undefined if there is no such player. */
export async function revisionOfPlayer(db: Db, login: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'revision'])
    .where(sql`lower(login)`, '=', login)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && `${row.id} ${row.revision}`;
}

/** Triggers increase it when any player is renamed, deleted, or changes their privacy. */
export async function revisionOfAll(db: Db): Promise<string> {
  const { revision } = await db.selectFrom('players_revision').select('revision').executeTakeFirstOrThrow();
  return String(revision);
}
