import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import type { Target } from './documents-repository.ts';
import { tagCounts } from './tag-counts.ts';
import { tagsOf } from './work-repository.ts';

/** Tags of a target, sorted by title by the rules of the language. */
export async function tagsByTitle(app: AppContext, target: Target, locale: Locale) {
  const [tags, counts] = await Promise.all([tagsOf(app.db, target, locale), tagCounts.get(app, target)]);
  const { compare } = new Intl.Collator(locale);
  return tags
    .map((tag) => ({ ...tag, count: counts.get(tag.id) ?? 0 }))
    .sort((left, right) => compare(left.title, right.title) || compare(left.id, right.id));
}

/** All tags for documents of a target. */
export const listDocumentTags = defineOperation('listDocumentTags', async ({ query }, { app, locale }) => ({
  status: 200,
  body: { items: await tagsByTitle(app, query.target, locale) },
}));
