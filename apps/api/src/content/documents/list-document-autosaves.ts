import { defineOperation } from '../../platform/http/define-operation.ts';
import { findAutosaves } from './autosaves-repository.ts';
import { presentAutosave } from './present-autosave.ts';

/** Unsaved texts of the caller in all browsers, newest first. */
export const listDocumentAutosaves = defineOperation('listDocumentAutosaves', async (_request, { app, session }) => {
  const rows = await findAutosaves(app.db, session.playerId);
  return { status: 200, body: { items: rows.map(presentAutosave) } };
});
