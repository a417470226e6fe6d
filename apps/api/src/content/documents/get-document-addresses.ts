import type { Locale } from '@hoshikraft/shared';
import { presentSources } from '../files/images-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { countShown, PART, shownAddresses } from './addresses-repository.ts';

/** Addresses of the published documents of a target, in parts, for the site map. */
export const getDocumentAddresses = defineOperation('getDocumentAddresses', async ({ query }, { app }) => {
  const { target, part } = query;
  const [count, rows] = await Promise.all([countShown(app.db, target), shownAddresses(app.db, target, part)]);
  const items = rows.map(({ slug, locales, updated_at, sources }) => ({
    id: slug,
    locales: locales as Locale[],
    updatedAt: updated_at.toISOString(),
    cover:
      sources === null ? null : (presentSources(sources).findLast(({ type }) => type === 'image/webp')?.url ?? null),
  }));
  return { status: 200, body: { parts: Math.ceil(count / PART), items } };
});
