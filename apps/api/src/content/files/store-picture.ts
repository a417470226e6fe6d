import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { newFileName } from './file-names.ts';
import type { ImageFile } from './images-repository.ts';
import type { PreparedFile } from './pictures/prepare-picture.ts';
import { beginFiles } from './uploads-repository.ts';
import type { NewImage } from './uploads-repository.ts';

type Parts = Pick<AppContext, 'clock' | 'db' | 'files' | 'pictures'>;

/** Stores the files of a picture under new names; each name is recorded before its file is written. */
export async function storeFiles(
  app: Pick<AppContext, 'clock' | 'db' | 'files'>,
  files: readonly PreparedFile[],
  ending: 'avif' | 'webp',
): Promise<ImageFile[]> {
  const named = files.map(({ bytes, width }) => ({ bytes, width, name: newFileName(width, ending) }));
  await beginFiles(
    app.db,
    named.map(({ name }) => name),
    app.clock.now(),
  );
  await Promise.all(named.map(({ name, bytes }) => app.files.put(name, bytes)));
  return named.map(({ name, width }) => ({ name, width, type: `image/${ending}` as const }));
}

/**
 * Re-encodes a picture and stores its files; `addImage` writes its row.
 *
 * @throws ApiError for a refused picture
 */
export async function storePicture(app: Parts, bytes: Buffer): Promise<Omit<NewImage, 'documentKey' | 'uploader'>> {
  const { files, width, height, placeholder } = await app.pictures.work('prepare', { bytes });
  return { id: randomUUID(), width, height, placeholder, sources: await storeFiles(app, files, 'webp') };
}
