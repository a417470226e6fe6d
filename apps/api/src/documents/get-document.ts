import { emptyBody, imageIdsOfBody } from '@hoshikraft/document';
import { ApiError } from '../errors/api-error.ts';
import { imagesOf } from '../files/images-repository.ts';
import { defineOperation } from '../http/define-operation.ts';
import { findDocument, findNeighbours, findRelated } from './documents-repository.ts';
import { presentCard } from './present-card.ts';

const NONE = { previous: null, next: null };

/** A document to be read. Editors see what is not published too. */
export const getDocument = defineOperation('getDocument', async ({ query }, { app, session, locale }) => {
  const { target, id } = query;
  const drafts = session?.permissions.has('web.documents.edit') ?? false;
  const playerId = session?.playerId ?? null;
  const row = await findDocument(app.db, { target, id, locale, playerId, drafts });
  if (row === undefined) throw new ApiError('not_found');
  const { key, shown_since: since } = row;
  const body = row.body ?? emptyBody();
  const [tags, servers] = [row.tags, row.servers].map((named) => named.map((one) => one.id)) as [string[], string[]];
  const [images, beside, related] = await Promise.all([
    imagesOf(app.db, imageIdsOfBody(body)),
    since === null ? NONE : findNeighbours(app.db, { key, target, since, locale }),
    findRelated(app.db, { key, target, tags, servers, locale }),
  ]);
  const link = (to: { slug: string; title: string } | null) => to && { id: to.slug, title: to.title };
  return {
    status: 200,
    body: {
      ...presentCard(row, locale),
      liked: row.liked,
      draft: since === null,
      body,
      images,
      documentMeta: { originalAuthor: row.original_author, originalUrl: row.original_url },
      previous: link(beside.previous),
      next: link(beside.next),
      related: related.map((one) => presentCard(one, locale)),
    },
    headers: { vary: 'Accept-Language, Access-Id', 'content-language': locale },
  };
});
