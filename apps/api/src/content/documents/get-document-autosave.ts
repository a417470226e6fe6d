import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { imagesOf } from '../files/images-repository.ts';
import { findAutosave } from './autosaves-repository.ts';
import { presentAutosave } from './present-autosave.ts';

/** One unsaved text of the caller, with its pictures. */
export const getDocumentAutosave = defineOperation('getDocumentAutosave', async ({ query }, { app, session }) => {
  const row = await findAutosave(app.db, session.playerId, query.id);
  if (row === undefined) throw new ApiError('not_found');
  const images = await imagesOf(app.db, row.images);
  return { status: 200, body: { ...presentAutosave(row), content: row.content, images } };
});
