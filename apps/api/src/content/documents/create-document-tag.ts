import { isVisible, LOCALES } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { refusedAt, wrongAt } from './read-content.ts';
import { slugOf } from './slugs.ts';
import { addTag } from './work-repository.ts';

/** Creates a tag, or returns the one with these titles. */
export const createDocumentTag = defineOperation('createDocumentTag', async ({ body }, { app, locale }) => {
  const { title } = body;
  for (const one of LOCALES) if (!isVisible(title[one])) throw refusedAt(`title.${one}`, 'characters', locale);
  const id = slugOf(title.en);
  if (id === '') throw wrongAt('title.en', 'tagTitle', locale);
  if (title.ru === '') throw wrongAt('title.ru', 'tagTitle', locale);
  const made = await addTag(app.db, { target: body.target, id, title });
  if (made.ru !== title.ru || made.en !== title.en) throw wrongAt('title.ru', 'tagTaken', locale);
  return { status: 200, body: { id, title: title[locale] } };
});
