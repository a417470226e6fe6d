import type { Schemas } from '@hoshikraft/api-client';
import { findSchemaError } from '@hoshikraft/api-client/find-schema-error';
import type { Locale } from '@hoshikraft/shared';

/** Longer than the API's own read deadline of 1.4 s, in ms: a part of the addresses is its longest read. */
const TIMEOUT_MS = 4000;

const get = async <T>(
  apiUrl: string,
  path: '/documents' | '/document/addresses' | '/main',
  query: string,
  locale: Locale,
): Promise<T> => {
  const response = await fetch(`${apiUrl}/api${path}?${query}`, {
    headers: { 'Accept-Language': locale },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  const body: unknown = await response.json();
  const errorPath = findSchemaError(path, body);
  if (errorPath !== undefined) throw new Error(`GET ${path} is not what the contract says at "${errorPath}"`);
  return body as T;
};

/** API calls for the site map and the feeds; each rejects if the API is unavailable. */
export const publishedDocuments = (apiUrl: string) => ({
  /** Addresses of the published documents of a target, in parts counted from 1. */
  addresses: (target: Schemas['DocumentTarget'], part: number) =>
    get<Schemas['DocumentAddresses']>(apiUrl, '/document/addresses', `target=${target}&part=${part}`, 'ru'),
  /** The newest news, in this language if they are written in it. */
  news: async (locale: Locale, limit: number) =>
    (await get<Schemas['DocumentList']>(apiUrl, '/documents', `target=news&limit=${limit}`, locale)).items,
  /** Ids of all servers. */
  servers: async () => {
    const { servers } = await get<Schemas['Main']>(apiUrl, '/main', '', 'ru');
    return servers.map(({ id }) => id);
  },
});

export type PublishedDocuments = ReturnType<typeof publishedDocuments>;
