import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { sourceOf } from './present-source.ts';
import { readContent } from './read-content.ts';
import { saveNew } from './save-document.ts';

/** Saves a document for the first time (docs/product/content.md#documents). */
export const createDocument = defineOperation('createDocument', async (request, context) => {
  const { locale, session } = context;
  const { content: json, ...rest } = request.body;
  const content = readContent(json, locale);
  return withIdempotency<'createDocument'>(context, request, async (trx) => {
    await saveNew(trx, { ...rest, content, editorId: session.playerId, locale });
    return { status: 200, body: await sourceOf(trx, rest.key) };
  });
});
