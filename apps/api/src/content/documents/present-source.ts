import type { components } from '@hoshikraft/contract';
import { type DocumentContent, imageIds } from '@hoshikraft/document';
import type { Db } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { imagesOf, imagesUploadedTo } from '../files/images-repository.ts';
import { findSource, type SourceRow } from './work-repository.ts';

type Schemas = components['schemas'];

/** Maximum number of further pictures, newest first. */
const UPLOADED = 300;

// Without the skin, so that a cached response does not show an outdated one.
export const presentAuthor = (login: string): Schemas['DocumentAuthor'] => ({ login, avatarOrSkin: null });

/** A document for its editor, with the available pictures. */
export async function presentSource(db: Db, row: SourceRow): Promise<Schemas['DocumentSource']> {
  const content = row.content as unknown as DocumentContent;
  const [uploaded, shown] = await Promise.all([
    imagesUploadedTo(db, row.key, UPLOADED),
    imagesOf(db, imageIds(content)),
  ]);
  return {
    key: row.key,
    target: row.target as Schemas['DocumentTarget'],
    slug: row.slug,
    state: row.state,
    version: row.version,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    author: presentAuthor(row.author),
    content,
    images: { ...uploaded, ...shown },
  };
}

/** The document of a key for its editor: the response of a save. */
export async function sourceOf(db: Db, key: string): Promise<Schemas['DocumentSource']> {
  const row = await findSource(db, { key });
  if (row === undefined) throw new ApiError('not_found');
  return presentSource(db, row);
}
