import type { DocumentContent } from '@hoshikraft/document';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { sourceOf } from './present-source.ts';
import { holdAtVersion, saveAgain } from './save-document.ts';
import type { WrittenState } from './states.ts';
import { findVersion } from './versions-repository.ts';

/**
 * Saves the content of an old version as the newest version. State, address and time of publishing are not part of the content
 * and do not change.
 */
export const restoreDocumentVersion = defineOperation('restoreDocumentVersion', ({ body }, { app, session, locale }) =>
  inTransaction(app.db, async (trx) => {
    const held = await holdAtVersion(trx, body);
    const [old, newest] = [
      await findVersion(trx, held.key, body.restore),
      await findVersion(trx, held.key, held.version),
    ].map((row) => row?.content as unknown as DocumentContent | undefined);
    if (old === undefined || newest === undefined) throw new ApiError('not_found');
    await saveAgain(trx, held, {
      key: held.key,
      editorId: session.playerId,
      state: held.state as WrittenState,
      content: { ...old, slug: newest.slug, publishAt: newest.publishAt },
      locale,
    });
    return { status: 200, body: await sourceOf(trx, held.key) };
  }),
);
