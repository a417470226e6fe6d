import { defineOperation } from '../../platform/http/define-operation.ts';
import { deleteAutosave } from './autosaves-repository.ts';

/** Deletes an unsaved text of the caller: it was saved or thrown away. */
export const deleteDocumentAutosave = defineOperation('deleteDocumentAutosave', async ({ body }, { app, session }) => {
  await deleteAutosave(app.db, session.playerId, body.id);
  return { status: 200, body: { success: true } };
});
