import { sql } from 'kysely';
import type { App } from '../src/app-parts.ts';
import type { Db } from '../src/database/types.ts';
import { addImage } from '../src/files/uploads-repository.ts';
import { storeFiles } from '../src/files/store-picture.ts';
import type { Drawn } from './pictures/draw-process.ts';
import { startDrawing } from './pictures/drawing.ts';
import { samplePictures, type SamplePicture } from './pictures/sample-pictures.ts';

type Parts = Pick<App, 'clock' | 'db' | 'files'>;

interface Missing extends SamplePicture {
  authorId: string;
}

/** Pictures of sample documents that are there and have no row of theirs. */
async function missingPictures(db: Db): Promise<Missing[]> {
  const pictures = samplePictures();
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

/** Writes a picture down with the first version, which shows it; nothing where another node was faster. */
async function writePicture(app: Parts, { id, documentKey, authorId }: Missing, drawn: Drawn): Promise<void> {
  const { files, width, height, placeholder } = drawn;
  const sources = await storeFiles(app, files, 'webp');
  await app.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sample picture:${id}`}, 0))`.execute(trx);
    const there = await trx.selectFrom('document_images').select('id').where('id', '=', id).executeTakeFirst();
    if (there !== undefined) return;
    await addImage(trx, { id, documentKey, uploader: authorId, width, height, placeholder, sources }, app.clock.now());
    // Not as a cover: those are made AVIF of, which a drawing of a few KB does not need.
    await trx
      .insertInto('document_image_uses')
      .values({ image_id: id, document_key: documentKey, version: 1, cover: false })
      .execute();
  });
}

/**
 * Draws the pictures of the sample documents, one after another in a process behind all others; each is seen as soon as
 * it is there. What is there already is not drawn again.
 *
 * @param ending stops it between two pictures
 */
export async function writePictures(app: Parts, ending: AbortSignal): Promise<void> {
  const missing = await missingPictures(app.db);
  if (missing.length === 0 || ending.aborted) return;
  const drawing = startDrawing();
  const stop = () => drawing.end();
  ending.addEventListener('abort', stop);
  try {
    for (const picture of missing) {
      const drawn = await drawing.draw(picture.svg());
      if (drawn === undefined || ending.aborted) return;
      await writePicture(app, picture, drawn);
    }
  } finally {
    ending.removeEventListener('abort', stop);
    drawing.end();
  }
}
