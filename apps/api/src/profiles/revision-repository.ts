import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

/** Triggers raise it with whatever the player changes of what others see; undefined where there is no such player. */
export async function revisionOfPlayer(db: Db, login: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'revision'])
    .where(sql`lower(login)`, '=', login)
    .executeTakeFirst();
  return row && `${row.id} ${row.revision}`;
}

/** Triggers raise it when any player is renamed or deleted, hides something or shows it again. */
export async function revisionOfAll(db: Db): Promise<string> {
  const { revision } = await db.selectFrom('players_revision').select('revision').executeTakeFirstOrThrow();
  return String(revision);
}
