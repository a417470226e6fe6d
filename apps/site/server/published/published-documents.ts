import type { Schemas } from '@hoshikraft/api-client';
import { findSchemaError } from '@hoshikraft/api-client/find-schema-error';
import type { Locale } from '@hoshikraft/shared';

/** The API's own reads end within 1.4 s; a part of the addresses is the longest of them. ms */
const ANSWER_MS = 4000;

const get = async <T>(
  apiUrl: string,
  path: '/documents' | '/document/addresses' | '/main',
  query: string,
  locale: Locale,
): Promise<T> => {
  const response = await fetch(`${apiUrl}/api${path}?${query}`, {
    headers: { 'Accept-Language': locale },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  const body: unknown = await response.json();
  const fault = findSchemaError(path, body);
  if (fault !== undefined) throw new Error(`GET ${path} is not what the contract says at "${fault}"`);
  return body as T;
};

/** What search engines and feed readers are told of is asked of the API here; every call rejects where it is away. */
export const publishedDocuments = (apiUrl: string) => ({
  /** Where the published documents of a target are, in parts counted from 1. */
  addresses: (target: Schemas['DocumentTarget'], part: number) =>
    get<Schemas['DocumentAddresses']>(apiUrl, '/document/addresses', `target=${target}&part=${part}`, 'ru'),
  /** The newest news, in this language where they are written in it. */
  news: async (locale: Locale, limit: number) =>
    (await get<Schemas['DocumentList']>(apiUrl, '/documents', `target=news&limit=${limit}`, locale)).items,
  /** Ids of all servers. */
  servers: async () => {
    const { servers } = await get<Schemas['Main']>(apiUrl, '/main', '', 'ru');
    return servers.map(({ id }) => id);
  },
});

export type PublishedDocuments = ReturnType<typeof publishedDocuments>;
