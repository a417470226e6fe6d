import { type DocumentContent, imageIds } from '@hoshikraft/document';
import { ApiError } from '../../platform/errors/api-error.ts';
import { imagesOf } from '../files/images-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentAuthor } from './present-source.ts';
import { findVersion } from './versions-repository.ts';

/** An earlier version of a document. */
export const getDocumentVersion = defineOperation('getDocumentVersion', async ({ query }, { app }) => {
  const row = await findVersion(app.db, query.key, query.version);
  if (row === undefined) throw new ApiError('not_found');
  const content = row.content as unknown as DocumentContent;
  return {
    status: 200,
    body: {
      version: row.version,
      savedAt: row.saved_at.toISOString(),
      author: presentAuthor(row.author),
      content,
      images: await imagesOf(app.db, imageIds(content)),
    },
  };
});
