import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/types.ts';
import { beginDocument, takeSlug, tagTitles, writeVersion } from '../src/content/documents/saves-repository.ts';
import { tags } from './content/documents/tags.ts';
import { listSampleDocuments, type SampleDocument } from './sample-documents.ts';

const tagRows = Object.entries(tags).flatMap(([target, titles]) =>
  Object.entries(titles).map(([id, title]) => ({ target, id, title: JSON.stringify(title) })),
);

/** Ids of the authors, who are sample players, by login. */
async function getAuthorIds(trx: Trx, logins: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx.selectFrom('players').select(['id', 'login']).where('login', 'in', logins).execute();
  return new Map(rows.map(({ id, login }) => [login, id]));
}

/** Writes a document as if its author had saved it on the day of its publication. */
async function writeDocument(trx: Trx, document: SampleDocument, editorId: string): Promise<void> {
  const { key, target, slug, publishedAt, content } = document;
  // An editor's document may already have the address.
  if (!(await takeSlug(trx, document, slug))) return;
  const titles = await tagTitles(trx, target, content.tags);
  const publication = { state: 'published', publishAt: null, publishedAt } as const;
  const save = {
    key,
    target,
    slug,
    version: 1,
    editorId,
    standing: publication,
    content,
    tagTitles: [...titles.values()].flat(),
  };
  if (!(await beginDocument(trx, save))) return;
  await writeVersion(trx, save);
  await trx
    .updateTable('documents')
    .set({ created_at: publishedAt, updated_at: publishedAt })
    .where('key', '=', key)
    .execute();
  await trx.updateTable('document_versions').set({ saved_at: publishedAt }).where('document_key', '=', key).execute();
}

/**
 * Adds the sample news, mods and server pages that do not exist yet. Existing ones keep the changes of editors; a deleted
 * one is added again after the trash is emptied.
 */
export async function writeDocuments(trx: Trx): Promise<void> {
  await trx
    .insertInto('document_tags')
    .values(tagRows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const documents = listSampleDocuments();
  const { rows } = await sql<{ key: string }>`SELECT key FROM documents
    WHERE key = ANY (${documents.map(({ key }) => key)}::uuid[])`.execute(trx);
  const existing = new Set(rows.map(({ key }) => key));
  const missing = documents.filter(({ key }) => !existing.has(key));
  if (missing.length === 0) return;
  const authors = await getAuthorIds(trx, [...new Set(missing.map(({ author }) => author))]);
  for (const document of missing) {
    const author = authors.get(document.author);
    if (author === undefined) throw new Error(`the seed has no player ${document.author}`);
    await writeDocument(trx, document, author);
  }
}
