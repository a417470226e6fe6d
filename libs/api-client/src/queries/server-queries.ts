import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import { STALE } from '../query-client.ts';

/** Monitoring is asked for this often, while the window has focus (product.md section 9). */
export const MONITORING_POLL_MS = 5000;

/** Every page shows these figures, an error page too, and asks for them again and again. */
const isWhole = ({ records, servers }: Partial<components['schemas']['Monitoring']>): boolean =>
  typeof records?.onlineCurrent === 'number' && typeof servers === 'object';

type Server = components['schemas']['Server'];

/** What a card of a server shows. */
export interface ServerCard extends Pick<Server, 'id' | 'color' | 'summary'> {
  documentMeta: Pick<Server['documentMeta'], 'serverName' | 'gameVersion' | 'pvpMode'>;
}

const cardOf = ({ id, color, summary, documentMeta }: Server): ServerCard => {
  const { serverName, gameVersion, pvpMode } = documentMeta;
  return { id, color, summary, documentMeta: { serverName, gameVersion, pvpMode } };
};

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
  /** The same list without worlds and mods, which are most of it: all that travels in a page of cards. */
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
  monitoring: (api: ApiClient) =>
    queryOptions({
      queryKey: [...serverQueries.all(), 'monitoring'] as const,
      // Without toasts: a poll that fails is tried again in 5 s, and the page shows the last figures meanwhile.
      queryFn: ({ signal }) => answered(api.quiet.GET('/server/monitoring', { signal }), isWhole),
      staleTime: STALE.live,
      refetchInterval: MONITORING_POLL_MS,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: true,
    }),
};
