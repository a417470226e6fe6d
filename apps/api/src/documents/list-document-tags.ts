import type { Locale } from '@hoshikraft/shared';
import type { Db } from '../database/types.ts';
import { defineOperation } from '../http/define-operation.ts';
import type { Target } from './documents-repository.ts';
import { tagsOf } from './work-repository.ts';

/** Tags of a target in the order of their titles, as people of that language expect it. */
export async function tagsByTitle(db: Db, target: Target, locale: Locale) {
  const tags = await tagsOf(db, target, locale);
  const { compare } = new Intl.Collator(locale);
  return tags.sort((left, right) => compare(left.title, right.title) || compare(left.id, right.id));
}

/** Every tag that a document of a target may bear. */
export const listDocumentTags = defineOperation('listDocumentTags', async ({ query }, { app, locale }) => ({
  status: 200,
  body: { items: await tagsByTitle(app.db, query.target, locale) },
}));
