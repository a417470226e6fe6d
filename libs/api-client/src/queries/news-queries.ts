import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

type Card = components['schemas']['DocumentCard'];

/** Fields of a news item on the home page. */
export type NewsCard = Pick<Card, 'id' | 'title' | 'locale' | 'cover' | 'publishedAt'>;

const cardOf = ({ id, title, locale, cover, publishedAt }: Card): NewsCard => ({
  id,
  title,
  locale,
  cover,
  publishedAt,
});

/** Number of items on the home page. */
const LATEST = 3;

/** News on the home page, in a separate file so that the home page does not load the other document queries. */
export const newsQueries = {
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: ['documents', 'latest'] as const,
      // Quiet: the home page works without news.
      queryFn: async ({ signal }) => {
        const call = api.quiet.GET('/documents', { signal, params: { query: { target: 'news', limit: LATEST } } });
        return (await readBody(call, ({ items }) => Array.isArray(items))).items.map(cardOf);
      },
      staleTime: STALE.content,
    }),
};
