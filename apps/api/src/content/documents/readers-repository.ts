import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { DAYS_KEPT, readerOfToday, TODAY } from '../visits/readers-repository.ts';
import { type Address, isShown, keyAt, keyOf } from './documents-repository.ts';

interface Likes {
  likes: number;
  liked: boolean;
}

/** Number of likes of a published document; undefined if it is not published. */
const findLikes = (db: Db, key: string) =>
  db.selectFrom('documents as d').select('d.likes').where('d.key', '=', key).where(isShown).executeTakeFirst();

/** Whether a player likes the document at an address. */
export async function likesDocument(db: Db, { target, id }: Address, playerId: string): Promise<boolean> {
  const like = await db
    .selectFrom('document_likes')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('document_key', '=', keyAt(target, id, keyOf(id)))
    .executeTakeFirst();
  return like !== undefined;
}

/** Sets whether a player likes a document; undefined if it is not published. */
export async function setLike(trx: Trx, key: string, playerId: string, liked: boolean): Promise<Likes | undefined> {
  const before = await findLikes(trx, key);
  if (before === undefined) return undefined;
  const changed = liked
    ? await trx
        .insertInto('document_likes')
        .values({ document_key: key, player_id: playerId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
    : await trx
        .deleteFrom('document_likes')
        .where('document_key', '=', key)
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow();
  const count = 'numDeletedRows' in changed ? changed.numDeletedRows : (changed.numInsertedOrUpdatedRows ?? 0n);
  if (count === 0n) return { likes: (await findLikes(trx, key))?.likes ?? before.likes, liked };
  const { likes } = await trx
    .updateTable('documents')
    .set({ likes: sql<number>`likes + ${liked ? 1 : -1}` })
    .where('key', '=', key)
    .returning('likes')
    .executeTakeFirstOrThrow();
  return { likes, liked };
}

export interface Report {
  key: string;
  viewId: string;
  seconds: number;
  /** Identifies the reader for one day. */
  reader: string;
}

/** Stores a reader's first report of the day; false if there was one. */
async function isNewToday(trx: Trx, key: string, reader: string): Promise<boolean> {
  const row = await trx
    .insertInto('document_views')
    .values({ document_key: key, day: TODAY, reader: await readerOfToday(trx, reader) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds reading time to a view, at most the time since its last report; returns the added seconds. */
async function addSeconds(trx: Trx, { key, viewId, seconds }: Report): Promise<number> {
  const begun = await trx
    .insertInto('document_reads')
    .values({ document_key: key, view_id: viewId, seconds })
    .onConflict((conflict) => conflict.doNothing())
    .returning('view_id')
    .executeTakeFirst();
  if (begun !== undefined) return seconds;
  const ofView = trx.selectFrom('document_reads').where('document_key', '=', key).where('view_id', '=', viewId);
  const before = await ofView.select('seconds').forUpdate().executeTakeFirstOrThrow();
  const now = await trx
    .updateTable('document_reads')
    .set({
      seconds: sql<number>`seconds + least(${seconds}::integer,
        floor(extract(epoch FROM clock_timestamp() - reported_at))::integer)`,
      reported_at: sql<Date>`clock_timestamp()`,
    })
    .where('document_key', '=', key)
    .where('view_id', '=', viewId)
    .returning('seconds')
    .executeTakeFirstOrThrow();
  return now.seconds - before.seconds;
}

/** Counts a report of reading; returns the views of the document, undefined if it is not published. */
export async function countReading(trx: Trx, report: Report): Promise<number | undefined> {
  const { key, reader } = report;
  const shown = await trx
    .selectFrom('documents as d')
    .select('d.views')
    .where('d.key', '=', key)
    .where(isShown)
    .executeTakeFirst();
  if (shown === undefined) return undefined;
  const isNew = await isNewToday(trx, key, reader);
  const added = await addSeconds(trx, report);
  if (!isNew && added === 0) return shown.views;
  const { views } = await trx
    .updateTable('documents')
    .set({ views: sql<number>`views + ${isNew ? 1 : 0}`, read_seconds: sql<number>`read_seconds + ${added}` })
    .where('key', '=', key)
    .returning('views')
    .executeTakeFirstOrThrow();
  return views;
}

/** Deletes a batch of readers' records; the counts stay. */
export async function forgetReaders(trx: Trx): Promise<boolean> {
  const isOld = (column: string) => sql`${sql.ref(column)} < ${TODAY} - ${DAYS_KEPT}::integer`;
  const [views, reads, salts] = [
    await deleteBatch(trx, 'document_views', isOld('day')),
    await deleteBatch(trx, 'document_reads', isOld('reported_at')),
    await deleteBatch(trx, 'document_reader_salts', isOld('day')),
  ];
  return views || reads || salts;
}
