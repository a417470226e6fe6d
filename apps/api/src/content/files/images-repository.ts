import type { components } from '@hoshikraft/contract';
import type { Db, Trx } from '../../platform/database/types.ts';

/** One size and type of a picture, by the name of its stored file. */
export interface ImageFile {
  name: string;
  /** Pixels. */
  width: number;
  type: 'image/webp' | 'image/avif';
}

export interface ImageRow {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  sources: unknown;
}

type DocumentImage = components['schemas']['DocumentImage'];

const columns = ['id', 'width', 'height', 'placeholder', 'sources'] as const;

/** Files of a picture with their addresses, smallest first. */
export const presentSources = (sources: unknown): DocumentImage['sources'] =>
  (sources as ImageFile[])
    .toSorted((one, other) => one.width - other.width)
    .map(({ name, ...source }) => ({ url: `/files/${name}`, ...source }));

/** A stored picture in the contract's shape. */
export function presentImage({ id, width, height, placeholder, sources }: ImageRow): DocumentImage {
  return {
    id,
    width,
    height,
    placeholder,
    sources: presentSources(sources),
  };
}

const byId = (rows: ImageRow[]): Record<string, DocumentImage> =>
  Object.fromEntries(rows.map((row) => [row.id, presentImage(row)]));

/** The existing pictures among these ids, by id. */
export async function imagesOf(db: Db, ids: readonly string[]): Promise<Record<string, DocumentImage>> {
  if (ids.length === 0) return {};
  return byId(await db.selectFrom('document_images').select(columns).where('id', 'in', ids).execute());
}

/** The newest pictures that were uploaded to a document, or to its key before the first save, by id. */
export async function imagesUploadedTo(
  db: Db,
  documentKey: string,
  most: number,
): Promise<Record<string, DocumentImage>> {
  const rows = db.selectFrom('document_images').select(columns).where('document_key', '=', documentKey);
  return byId(await rows.orderBy('created_at', 'desc').orderBy('id').limit(most).execute());
}

interface ImageUses {
  documentKey: string;
  version: number;
  images: readonly string[];
  cover: string | null;
}

/**
 * Stores which pictures a version uses, so that they are not deleted before it.
 *
 * @returns false, without writing, if one of them does not exist
 */
export async function useImages(trx: Trx, { documentKey, version, images, cover }: ImageUses): Promise<boolean> {
  const ids = [...new Set([...images, ...(cover === null ? [] : [cover])])].sort();
  if (ids.length === 0) return true;
  const there = trx.selectFrom('document_images').select('id').where('id', 'in', ids).orderBy('id').forKeyShare();
  if ((await there.execute()).length < ids.length) return false;
  const uses = ids.map((id) => ({ image_id: id, document_key: documentKey, version, cover: id === cover }));
  await trx.insertInto('document_image_uses').values(uses).execute();
  return true;
}

/** Deletes the uses of pictures by all versions of these documents. */
export async function forgetImageUses(trx: Trx, documentKeys: readonly string[]): Promise<void> {
  if (documentKeys.length === 0) return;
  await trx.deleteFrom('document_image_uses').where('document_key', 'in', documentKeys).execute();
}
