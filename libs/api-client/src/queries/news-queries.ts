import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

type Card = components['schemas']['DocumentCard'];

/** What the home page shows of a news. */
export type NewsCard = Pick<Card, 'id' | 'title' | 'locale' | 'cover' | 'publishedAt'>;

const cardOf = ({ id, title, locale, cover, publishedAt }: Card): NewsCard => ({
  id,
  title,
  locale,
  cover,
  publishedAt,
});

/** So many stand on the home page. */
const LATEST = 3;

/** News on the home page: apart from all other calls of documents, which it would have to load. */
export const newsQueries = {
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: ['documents', 'latest'] as const,
      // Quiet: home does without them.
      queryFn: async ({ signal }) => {
        const call = api.quiet.GET('/documents', { signal, params: { query: { target: 'news', limit: LATEST } } });
        return (await answered(call, ({ items }) => Array.isArray(items))).items.map(cardOf);
      },
      staleTime: STALE.content,
    }),
};
