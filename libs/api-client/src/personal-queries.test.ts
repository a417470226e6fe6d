import type { ApiClient } from './create-api-client.ts';
import { isSameForAll } from './checked/validating-client.ts';
import { documentQueries } from './queries/document-queries.ts';
import { friendQueries } from './queries/friend-queries.ts';
import { infoQueries } from './queries/info-queries.ts';
import { newsQueries } from './queries/news-queries.ts';
import { playtimeQueries } from './queries/playtime-queries.ts';
import { profileQueries } from './queries/profile-queries.ts';
import { serverQueries } from './queries/server-queries.ts';
import { statsQueries } from './queries/stats-queries.ts';
import { storeQueries } from './queries/store-queries.ts';
import { topQueries } from './queries/top-queries.ts';

/** An API that never responds and records its requests. */
const recording = () => {
  const paths: string[] = [];
  const GET = (path: string) => {
    paths.push(path);
    return Promise.reject(new Error('no answer'));
  };
  return { paths, api: { GET, quiet: { GET } } as unknown as ApiClient };
};
const { paths, api } = recording();
const client = { fetchQuery: () => Promise.resolve({ hidden: [], points: [] }), ensureQueryData: () => undefined };
const range = { from: '', to: '', resolution: 'day' as const };

// What public pages ask for.
const QUERIES = [
  documentQueries.list(api, { target: 'news' }),
  documentQueries.one(api, 'news', 'a'),
  documentQueries.ofServer(api, 'a'),
  documentQueries.modNames(api, 'a'),
  documentQueries.tags(api, 'news'),
  friendQueries.list(api, 'a'),
  infoQueries.rules(api),
  infoQueries.team(api),
  newsQueries.latest(api),
  playtimeQueries.between(api, 'a', null, range),
  playtimeQueries.over(api, 'a', 'b', '1m'),
  playtimeQueries.statistics(api, 'a', null),
  profileQueries.one(api, 'a'),
  profileQueries.roles(api, 'a'),
  profileQueries.found(api, 'abcd'),
  serverQueries.cards(api),
  serverQueries.monitoring(api),
  statsQueries.history(api, null, '1h'),
  storeQueries.comparison(api, 'a'),
  storeQueries.roles(api, { server: 'a' }),
  storeQueries.bestRoles(api),
  ...(['playtime', 'online', 'coins', 'likes'] as const).map((type) => topQueries.one(api, type, null)),
];

test.each(QUERIES.map((query) => [JSON.stringify(query.queryKey), query] as const))(
  '%s is marked as own where the contract answers the signed-in something else',
  async (_key, query) => {
    paths.length = 0;
    const ask = query.queryFn as (context: object) => Promise<unknown>;
    await ask({ client, signal: undefined, pageParam: '' }).catch(() => undefined);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every(isSameForAll)).toBe(query.meta === undefined);
  },
);
