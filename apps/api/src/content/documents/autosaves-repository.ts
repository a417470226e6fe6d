import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { Target } from './documents-repository.ts';

/** Unsaved texts that are stored for a player, the newest. */
const MOST = 100;
/** Days without a write before an unsaved text is deleted. */
const DAYS_KEPT = 30;

export interface Autosave {
  playerId: string;
  id: string;
  target: Target;
  documentKey: string | null;
  baseVersion: number | null;
  title: string;
  content: string;
  images: readonly string[];
  userAgent: string | null;
}

/** Stores an unsaved text; the oldest one of a player with too many is deleted. */
export async function writeAutosave(trx: Trx, autosave: Autosave): Promise<void> {
  const { playerId, id, target, documentKey, baseVersion, title, content, images, userAgent } = autosave;
  const columns = {
    target,
    document_key: documentKey,
    base_version: baseVersion,
    title,
    content,
    images: [...images],
    user_agent: userAgent,
    typed_at: sql<Date>`now()`,
  };
  await trx
    .insertInto('document_autosaves')
    .values({ player_id: playerId, id, ...columns })
    .onConflict((conflict) => conflict.columns(['player_id', 'id']).doUpdateSet(columns))
    .execute();
  await trx
    .deleteFrom('document_autosaves')
    .where('player_id', '=', playerId)
    .where('id', 'in', (from) =>
      from
        .selectFrom('document_autosaves')
        .select('id')
        .where('player_id', '=', playerId)
        .orderBy('typed_at', 'desc')
        .orderBy('id')
        .offset(MOST),
    )
    .execute();
}

/** Unsaved texts of a player without their content. */
const autosavesOf = (db: Db, playerId: string) =>
  db
    .selectFrom('document_autosaves')
    .select(['id', 'target', 'document_key', 'base_version', 'title', 'typed_at', 'user_agent'])
    .where('player_id', '=', playerId);

export const findAutosaves = (db: Db, playerId: string) =>
  autosavesOf(db, playerId).orderBy('typed_at', 'desc').orderBy('id').limit(MOST).execute();

export type AutosaveRow = Awaited<ReturnType<typeof findAutosaves>>[number];

export const findAutosave = (db: Db, playerId: string, id: string) =>
  autosavesOf(db, playerId).select(['content', 'images']).where('id', '=', id).executeTakeFirst();

export const deleteAutosave = (db: Db, playerId: string, id: string) =>
  db.deleteFrom('document_autosaves').where('player_id', '=', playerId).where('id', '=', id).execute();

/** Makes the unsaved texts of deleted documents those of new ones: nothing typed is lost. */
export const releaseAutosaves = (trx: Trx, keys: readonly string[]) =>
  trx
    .updateTable('document_autosaves')
    .set({ document_key: null, base_version: null })
    .where('document_key', 'in', keys)
    .execute();

/** Deletes a batch of autosaves that were not changed for 30 days. Returns whether more may remain. */
export const deleteOldAutosaves = (trx: Trx): Promise<boolean> =>
  deleteBatch(trx, 'document_autosaves', sql`typed_at < now() - ${DAYS_KEPT} * interval '1 day'`);
