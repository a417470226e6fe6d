import { sql } from 'kysely';
import type { AppContext } from '../src/context.ts';
import type { Db } from '../src/platform/database/types.ts';
import { addImage } from '../src/content/files/uploads-repository.ts';
import { storeFiles } from '../src/content/files/store-picture.ts';
import { listSamplePictures, PICTURE_SIZE, readPicture, type SamplePicture } from './sample-pictures.ts';

type Parts = Pick<AppContext, 'clock' | 'db' | 'files'>;

interface Missing extends SamplePicture {
  authorId: string;
}

/** Pictures of sample documents that are there and have no row of theirs. */
async function listMissing(db: Db): Promise<Missing[]> {
  const pictures = listSamplePictures();
  const keys = pictures.map(({ documentKey }) => documentKey);
  const authors = await db.selectFrom('documents').select(['key', 'author_id']).where('key', 'in', keys).execute();
  const ids = pictures.map(({ id }) => id);
  const rows = await db.selectFrom('document_images').select('id').where('id', 'in', ids).execute();
  const there = new Set(rows.map(({ id }) => id));
  const authorOf = new Map(authors.map(({ key, author_id }) => [key, author_id]));
  return pictures.flatMap((picture) => {
    const authorId = authorOf.get(picture.documentKey);
    return authorId === undefined || there.has(picture.id) ? [] : [{ ...picture, authorId }];
  });
}

/** Stores a picture with the first version, which shows it; nothing where another node was faster. */
async function writePicture(app: Parts, { id, name, documentKey, authorId }: Missing): Promise<void> {
  const { files, placeholder } = await readPicture(name);
  const sources = await storeFiles(app, files, 'webp');
  await app.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sample picture:${id}`}, 0))`.execute(trx);
    const there = await trx.selectFrom('document_images').select('id').where('id', '=', id).executeTakeFirst();
    if (there !== undefined) return;
    const image = { id, documentKey, uploader: authorId, ...PICTURE_SIZE, placeholder, sources };
    await addImage(trx, image, app.clock.now());
    // Not as a cover: those are made AVIF of, which a picture of a few KB does not need.
    await trx
      .insertInto('document_image_uses')
      .values({ image_id: id, document_key: documentKey, version: 1, cover: false })
      .execute();
  });
}

/**
 * Stores the pictures of the sample documents that are not there yet, those of the newest first.
 *
 * @param ending stops it between two pictures
 */
export async function writePictures(app: Parts, ending: AbortSignal): Promise<void> {
  for (const picture of await listMissing(app.db)) {
    if (ending.aborted) return;
    await writePicture(app, picture);
  }
}
