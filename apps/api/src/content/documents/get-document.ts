import { emptyBody, imageIdsOfBody } from '@hoshikraft/document';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { imagesOf } from '../files/images-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { cardNames } from './card-names.ts';
import { findDocument, type Target } from './documents-repository.ts';
import { presentCard } from './present-card.ts';
import { likesDocument } from './readers-repository.ts';
import { relatedCards } from './related-cards.ts';

interface Asked {
  target: Target;
  id: string;
  locale: Locale;
  /** Whether unpublished documents are found too. */
  drafts: boolean;
}

/** Reads a document, without data that depends on the reader. */
async function readDocument(app: AppContext, { target, id, locale, drafts }: Asked) {
  const row = await findDocument(app.db, { target, id, locale, drafts });
  if (row === undefined) throw new ApiError('not_found');
  const body = row.body ?? emptyBody();
  const card = presentCard(row, locale, await cardNames(app, target, locale, [row]));
  const [images, related] = await Promise.all([
    imagesOf(app.db, imageIdsOfBody(body)),
    relatedCards(app, card, locale),
  ]);
  return {
    ...card,
    draft: !row.shown,
    body,
    images,
    documentMeta: { originalAuthor: row.original_author, originalUrl: row.original_url },
    previous: row.previous,
    next: row.next,
    related,
  };
}

/** A document for readers. Editors also see unpublished ones. */
export const getDocument = defineOperation(
  'getDocument',
  async ({ query: { target, id } }, { app, session, locale }) => {
    const asked = { target, id, locale, drafts: session?.permissions.has('web.documents.edit') ?? false };
    const [document, liked] = await Promise.all([
      readDocument(app, asked),
      session !== null && likesDocument(app.db, { target, id }, session.playerId),
    ]);
    return {
      status: 200,
      body: { ...document, liked },
      headers: { vary: 'Accept-Language, Access-Id', 'content-language': locale },
    };
  },
);
