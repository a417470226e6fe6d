import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { presentSource } from './present-source.ts';
import { findSource } from './work-repository.ts';

/** A document for its editor, in both languages and any state. */
export const getDocumentSource = defineOperation('getDocumentSource', async ({ query }, { app }) => {
  const row = await findSource(app.db, query);
  if (row === undefined) throw new ApiError('not_found');
  return { status: 200, body: await presentSource(app.db, row) };
});
