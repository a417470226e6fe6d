import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { sourceOf } from './present-source.ts';
import { holdAtVersion } from './save-document.ts';
import { putIntoTrash } from './trash-repository.ts';

/** Moves a document to the trash: readers no longer see it, and its address stays reserved. */
export const deleteDocument = defineOperation('deleteDocument', ({ body }, { app }) =>
  inTransaction(app.db, async (trx) => {
    const { key } = await holdAtVersion(trx, body);
    await putIntoTrash(trx, key);
    return { status: 200, body: await sourceOf(trx, key) };
  }),
);
