import { sql } from 'kysely';
import type { AppContext } from '../src/context.ts';
import type { Db } from '../src/platform/database/types.ts';
import { addImage } from '../src/content/files/uploads-repository.ts';
import { storeFiles } from '../src/content/files/store-picture.ts';
import { listSamplePictures, PICTURE_SIZE, readPicture, type SamplePicture } from './sample-pictures.ts';

type Context = Pick<AppContext, 'clock' | 'db' | 'files'>;

interface Missing extends SamplePicture {
  authorId: string;
}

/** Pictures of existing sample documents that have no row yet. */
async function listMissing(db: Db): Promise<Missing[]> {
  const pictures = listSamplePictures();
  const keys = pictures.map(({ documentKey }) => documentKey);
  const authors = await db.selectFrom('documents').select(['key', 'author_id']).where('key', 'in', keys).execute();
  const ids = pictures.map(({ id }) => id);
  const rows = await db.selectFrom('document_images').select('id').where('id', 'in', ids).execute();
  const stored = new Set(rows.map(({ id }) => id));
  const authorOf = new Map(authors.map(({ key, author_id }) => [key, author_id]));
  return pictures.flatMap((picture) => {
    const authorId = authorOf.get(picture.documentKey);
    return authorId === undefined || stored.has(picture.id) ? [] : [{ ...picture, authorId }];
  });
}

/** Stores a picture and links it to the first version of its document, unless another node has done it. */
async function writePicture(app: Context, { id, name, documentKey, authorId }: Missing): Promise<void> {
  const { files, placeholder } = await readPicture(name);
  const sources = await storeFiles(app, files, 'webp');
  await app.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sample picture:${id}`}, 0))`.execute(trx);
    const stored = await trx.selectFrom('document_images').select('id').where('id', '=', id).executeTakeFirst();
    if (stored !== undefined) return;
    const image = { id, documentKey, uploader: authorId, ...PICTURE_SIZE, placeholder, sources };
    await addImage(trx, image, app.clock.now());
    // Not as a cover: covers are also converted to AVIF, which a picture of a few KB does not need.
    await trx
      .insertInto('document_image_uses')
      .values({ image_id: id, document_key: documentKey, version: 1, cover: false })
      .execute();
  });
}

/**
 * Stores the missing pictures of the sample documents, newest documents first.
 *
 * @param ending stops the work between two pictures
 */
export async function writePictures(app: Context, ending: AbortSignal): Promise<void> {
  for (const picture of await listMissing(app.db)) {
    if (ending.aborted) return;
    await writePicture(app, picture);
  }
}
