import type { components } from '@hoshikraft/contract';
import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { ExportedRows } from './personal-tables.ts';

/** How long an archive is kept, milliseconds. */
const KEPT_MS = 7 * DAY_MS;
/** The next try after one that failed or was killed, milliseconds. */
const RETRY_MS = 10 * MINUTE_MS;
const MAX_TRIES = 3;

/** When an archive will be deleted. */
export const keptUntil = (madeAt: Date): Date => new Date(madeAt.getTime() + KEPT_MS);

/**
 * Requests an archive of a player's data.
 *
 * @throws ApiError `export_not_yet` while one is being made, and within a day unless the last one failed
 */
export async function requestExport(trx: Trx, playerId: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const fresh = { asked_at: now, begun_at: null, tries: 0, failed_at: null, name: null, made_at: null };
  const requested = await trx
    .insertInto('data_exports')
    .values({ player_id: playerId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(fresh)
        .where(
          sql<boolean>`data_exports.failed_at IS NOT NULL
            OR (data_exports.name IS NOT NULL AND data_exports.asked_at <= ${dayAgo})`,
        ),
    )
    .returning('player_id')
    .executeTakeFirst();
  if (requested === undefined) throw new ApiError('export_not_yet');
}

/** The state of a player's archive. */
export async function presentExport(db: Db, playerId: string, now: Date): Promise<components['schemas']['DataExport']> {
  const row = await db
    .selectFrom('data_exports')
    .select(['asked_at', 'failed_at', 'made_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (row === undefined) return { state: 'none', until: null, nextAt: null };
  if (row.failed_at !== null) return { state: 'failed', until: null, nextAt: null };
  if (row.made_at === null) return { state: 'making', until: null, nextAt: null };
  const [until, next] = [keptUntil(row.made_at), new Date(row.asked_at.getTime() + DAY_MS)];
  const nextAt = next > now ? next.toISOString() : null;
  return until > now ? { state: 'ready', until: until.toISOString(), nextAt } : { state: 'none', until: null, nextAt };
}

/** Name of a player's archive; undefined if there is none, or its time is over. */
export async function findArchive(db: Db, playerId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select('name')
    .where('player_id', '=', playerId)
    .where('made_at', '>', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirst();
  return row?.name ?? undefined;
}

/** Takes the next archive to be made; no other process takes it for some minutes. */
export const claimExport = (db: Db, now: Date) =>
  db
    .updateTable('data_exports')
    .set((set) => ({ begun_at: now, tries: set('tries', '+', 1) }))
    .where('player_id', '=', (from) =>
      from
        .selectFrom('data_exports')
        .select('player_id')
        .where('name', 'is', null)
        .where('failed_at', 'is', null)
        .where((is) => is.or([is('begun_at', 'is', null), is('begun_at', '<=', new Date(now.getTime() - RETRY_MS))]))
        .orderBy('asked_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['player_id', 'begun_at'])
    .executeTakeFirst();

/** Records a try that failed: the last one ends the request. */
export const failExport = (db: Db, playerId: string, now: Date) =>
  db
    .updateTable('data_exports')
    .set({ failed_at: now })
    .where('player_id', '=', playerId)
    .where('name', 'is', null)
    .where('tries', '>=', MAX_TRIES)
    .execute();

/** Records the archive; false where another process took the request over, or the account is gone. */
export async function finishExport(
  trx: Trx,
  { playerId, begunAt, name, now }: { playerId: string; begunAt: Date; name: string; now: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('data_exports')
    .set({ name, made_at: now })
    .where('player_id', '=', playerId)
    .where('begun_at', '=', begunAt)
    .where('name', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Forgets archives whose time is over; returns whether there may be more. */
export const deleteOldExports = (trx: Trx, now: Date): Promise<boolean> =>
  deleteBatch(trx, 'data_exports', sql`made_at <= ${new Date(now.getTime() - KEPT_MS)}`);

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a table that a player gets; conditions and columns are constants of this folder. */
export async function readRows(db: Db, playerId: string, table: string, { columns, by }: ExportedRows): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH me AS (SELECT id AS my_id, login AS my_login, email AS my_email FROM players WHERE id = ${playerId})
    SELECT ${sql.raw(columns)} FROM ${sql.table(table)}, me WHERE ${sql.raw(by)}`.execute(db);
  return rows;
}
