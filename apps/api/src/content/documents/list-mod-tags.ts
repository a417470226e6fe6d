import { defineOperation } from '../../platform/http/define-operation.ts';
import { tagsByTitle } from './list-document-tags.ts';

/** Tags of published mods (docs/product/content.md#documents). */
export const listModTags = defineOperation('listModTags', async (_request, { app, locale }) => {
  const tags = await tagsByTitle(app, 'mods', locale);
  return { status: 200, body: { items: tags.filter(({ count }) => count > 0) } };
});
