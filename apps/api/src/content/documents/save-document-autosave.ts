import { inTransaction } from '../../platform/database/in-transaction.ts';
import { cutUserAgent } from '../../platform/http/cut-user-agent.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { writeAutosave } from './autosaves-repository.ts';

/** Pictures of one text whose deletion waits for it. */
const MOST_IMAGES = 500;

// The content is not validated, so its pictures are found by the form of their ids.
const imagesIn = (content: string): string[] =>
  [...new Set(content.match(/(?<=")[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=")/g))].slice(0, MOST_IMAGES);

/** Stores what an editor has typed and not saved, for another machine (docs/product/content.md#editor). */
export const saveDocumentAutosave = defineOperation('saveDocumentAutosave', async ({ body }, context) => {
  const { app, session, userAgent } = context;
  const { id, target, key = null, version = null, title, content } = body;
  await inTransaction(app.db, (trx) =>
    writeAutosave(trx, {
      playerId: session.playerId,
      id,
      target,
      documentKey: key,
      baseVersion: version,
      title,
      content,
      images: imagesIn(content),
      userAgent: userAgent === null ? null : cutUserAgent(userAgent),
    }),
  );
  return { status: 200, body: { success: true } };
});
