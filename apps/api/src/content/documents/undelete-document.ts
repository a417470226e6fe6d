import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { sourceOf } from './present-source.ts';
import { holdDocument, type HeldDocument } from './saves-repository.ts';
import { isGone, takeOutOfTrash } from './trash-repository.ts';

/** A document whose scheduled time passed in the trash is not published by restoring it. */
function stateAfter({ state_before: before, publish_at: due, published_at: published, now }: HeldDocument): string {
  const isMissed = before === 'scheduled' && due !== null && due <= now;
  if (isMissed) return published === null ? 'draft' : 'unpublished';
  return before ?? 'draft';
}

/** Restores a document from the trash; does nothing if it is not there. */
export const undeleteDocument = defineOperation('undeleteDocument', ({ body }, { app }) =>
  inTransaction(app.db, async (trx) => {
    const held = await holdDocument(trx, body.key);
    if (held === undefined || (await isGone(trx, held.key))) throw new ApiError('not_found');
    if (held.version !== body.version) throw new ApiError('stale_version');
    if (held.state === 'trash') await takeOutOfTrash(trx, held.key, stateAfter(held));
    return { status: 200, body: await sourceOf(trx, held.key) };
  }),
);
