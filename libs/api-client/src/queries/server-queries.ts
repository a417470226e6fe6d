import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import { STALE } from '../query-client.ts';

/** Poll interval of the monitoring in ms, while the window has focus (docs/product/site-shell.md#refreshing). */
export const MONITORING_POLL_MS = 5000;

/** Fields that every page needs, error pages too. */
const isWhole = ({ records, servers }: Partial<components['schemas']['Monitoring']>): boolean =>
  typeof records?.onlineCurrent === 'number' && typeof servers === 'object';

type Server = components['schemas']['Server'];

/** Fields of a server card. */
export interface ServerCard extends Pick<Server, 'id' | 'color' | 'summary'> {
  documentMeta: Pick<Server['documentMeta'], 'serverName' | 'gameVersion' | 'pvpMode'>;
}

const cardOf = ({ id, color, summary, documentMeta }: Server): ServerCard => {
  const { serverName, gameVersion, pvpMode } = documentMeta;
  return { id, color, summary, documentMeta: { serverName, gameVersion, pvpMode } };
};

type ServerFull = components['schemas']['ServerFull'];

/** A server with all data of its page. */
export interface WholeServer extends ServerFull {
  server: Server;
}

/** Poll interval of the chart in ms, while the window has focus. */
const CHART_POLL_MS = 60_000;

/** Game servers and their live figures (`GET servers`, `GET server/monitoring`). */
export const serverQueries = {
  all: () => ['servers'] as const,
  list: (api: ApiClient) =>
    cursorQuery({
      key: [...serverQueries.all(), 'list'],
      limit: 100,
      staleTime: STALE.content,
      call: (query, signal) => api.GET('/servers', { signal, params: { query } }),
    }),
  /** The same list with only the fields of cards: worlds and mods are most of its size. */
  cards: (api: ApiClient) =>
    cursorQuery({
      key: [...serverQueries.all(), 'cards'],
      limit: 100,
      staleTime: STALE.content,
      call: async (query, signal) => {
        const { data } = await api.GET('/servers', { signal, params: { query } });
        return Array.isArray(data?.items) ? { data: { ...data, items: data.items.map(cardOf) } } : {};
      },
    }),
  /** One server in full; 404 if it does not exist. */
  whole: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...serverQueries.all(), 'whole', server] as const,
      queryFn: async ({ signal }): Promise<WholeServer> => {
        const params = { query: { server, full: true } };
        const call = api.GET('/server', { signal, params });
        const { server: found, full } = await readBody(call, (answer) => Boolean(answer.full));
        return { server: found, ...(full as ServerFull) };
      },
    }),
  /** Players over the last day or week, with gaps where the server sent nothing. */
  online: (api: ApiClient, server: string, period: 'day' | 'week') =>
    queryOptions({
      queryKey: [...serverQueries.all(), 'online', server, period] as const,
      // Without toasts: the chart shows the failure.
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/server/online', { signal, params: { query: { server, period } } })),
      refetchInterval: CHART_POLL_MS,
      refetchIntervalInBackground: false,
    }),
  monitoring: (api: ApiClient) =>
    queryOptions({
      queryKey: [...serverQueries.all(), 'monitoring'] as const,
      // Without toasts: a failed poll is repeated in 5 s, and the page shows the last figures meanwhile.
      queryFn: ({ signal }) => readBody(api.quiet.GET('/server/monitoring', { signal }), isWhole),
      staleTime: STALE.live,
      refetchInterval: MONITORING_POLL_MS,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: true,
    }),
};
