import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { imageIds } from '@hoshikraft/document';
import { pictureId } from './content/documents/picture-id.ts';
import { listSampleDocuments } from './sample-documents.ts';

const FOLDER = new URL('./assets/pictures/', import.meta.url);
/** Widths of the stored files of a picture, besides its placeholder. */
const WIDTHS = [480, 960, 1600];
const PLACEHOLDER_WIDTH = 16;
/** Size of the largest file of a picture. */
export const PICTURE_SIZE = { width: 1600, height: 900 };

export interface SamplePicture {
  id: string;
  name: string;
  documentKey: string;
}

export interface PictureFiles {
  files: { bytes: Buffer; width: number }[];
  /** A `data:` URL. */
  placeholder: string;
}

const readWidth = (name: string, width: number): Promise<Buffer> => readFile(new URL(`${name}-${width}.webp`, FOLDER));

/** Names of all pictures that have files. */
export const listPictureNames = (): string[] =>
  readdirSync(FOLDER).flatMap((file) => /^(.+)-1600\.webp$/.exec(file)?.[1] ?? []);

/**
 * Every picture of the sample documents, newest documents first.
 *
 * @throws Error if a document shows a picture without files
 */
export function listSamplePictures(): SamplePicture[] {
  const names = new Map(listPictureNames().map((name) => [pictureId(name), name]));
  return listSampleDocuments()
    .toSorted((left, right) => right.publishedAt.getTime() - left.publishedAt.getTime())
    .flatMap(({ key, slug, content }) =>
      imageIds(content).map((id) => {
        const name = names.get(id);
        if (name === undefined) throw new Error(`${slug} shows a picture that is not in seed/assets/pictures`);
        return { id, name, documentKey: key };
      }),
    );
}

export async function readPicture(name: string): Promise<PictureFiles> {
  const [small, ...files] = await Promise.all([PLACEHOLDER_WIDTH, ...WIDTHS].map((width) => readWidth(name, width)));
  return {
    files: files.map((bytes, index) => ({ bytes, width: WIDTHS[index] ?? 0 })),
    placeholder: `data:image/webp;base64,${small?.toString('base64') ?? ''}`,
  };
}
