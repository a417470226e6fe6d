import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { sourceOf } from './present-source.ts';
import { readContent } from './read-content.ts';
import { holdAtVersion, saveAgain } from './save-document.ts';

/** Saves a new version of a document, unless it was changed since it was read (docs/product/content.md#documents). */
export const editDocument = defineOperation('editDocument', async (request, context) => {
  const { locale, session } = context;
  const { key, version, state } = request.body;
  const content = readContent(request.body.content, locale);
  return withIdempotency<'editDocument'>(context, request, async (trx) => {
    const held = await holdAtVersion(trx, { key, version });
    await saveAgain(trx, held, { key, state, content, editorId: session.playerId, locale });
    return { status: 200, body: await sourceOf(trx, key) };
  });
});
