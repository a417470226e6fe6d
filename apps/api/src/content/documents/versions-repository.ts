import type { Db } from '../../platform/database/types.ts';

/** All versions of a document, without their content. */
export const versionsOf = (db: Db, key: string) =>
  db
    .selectFrom('document_versions as saved')
    .innerJoin('players as author', 'author.id', 'saved.author_id')
    .select(['saved.version', 'saved.saved_at', 'author.login as author'])
    .where('saved.document_key', '=', key);

/** One version of a document with its content. */
export const findVersion = (db: Db, key: string, version: number) =>
  versionsOf(db, key).select('saved.content').where('saved.version', '=', version).executeTakeFirst();
