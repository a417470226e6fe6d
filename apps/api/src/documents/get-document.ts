import { emptyBody, imageIdsOfBody } from '@hoshikraft/document';
import { ApiError } from '../errors/api-error.ts';
import { imagesOf } from '../files/images-repository.ts';
import { defineOperation } from '../http/define-operation.ts';
import { cardNames } from './card-names.ts';
import { findDocument } from './documents-repository.ts';
import { presentCard } from './present-card.ts';
import { relatedCards } from './related-cards.ts';

/** A document to be read. Editors see what is not published too. */
export const getDocument = defineOperation('getDocument', async ({ query }, { app, session, locale }) => {
  const { target, id } = query;
  const drafts = session?.permissions.has('web.documents.edit') ?? false;
  const playerId = session?.playerId ?? null;
  const row = await findDocument(app.db, { target, id, locale, playerId, drafts });
  if (row === undefined) throw new ApiError('not_found');
  const body = row.body ?? emptyBody();
  const card = presentCard(row, locale, await cardNames(app, target, locale, [row]));
  const [images, related] = await Promise.all([
    imagesOf(app.db, imageIdsOfBody(body)),
    relatedCards(app, card, locale),
  ]);
  return {
    status: 200,
    body: {
      ...card,
      liked: row.liked,
      draft: !row.shown,
      body,
      images,
      documentMeta: { originalAuthor: row.original_author, originalUrl: row.original_url },
      previous: row.previous,
      next: row.next,
      related,
    },
    headers: { vary: 'Accept-Language, Access-Id', 'content-language': locale },
  };
});
