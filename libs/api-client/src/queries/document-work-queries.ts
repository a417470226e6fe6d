import type { components } from '@hoshikraft/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import type { Intent } from '../intent.ts';
import { documentQueries } from './document-queries.ts';

type Schemas = components['schemas'];
type Target = Schemas['DocumentTarget'];
type AtVersion = Schemas['DocumentAtVersion'];

/** A document to save, with the content of the editor. */
export interface DocumentToSave {
  key: string;
  target: Target;
  /** The version being edited; null for the first save. */
  version: number | null;
  state: Schemas['EditedDocument']['state'];
  content: Schemas['DocumentContent'];
}

/** Unsaved text of the editor. */
export interface TextToAutosave {
  /** Of the tab in which it is typed. */
  id: string;
  target: Target;
  /** null while the document has none. */
  key: string | null;
  /** The version being edited; null while the document was never saved. */
  version: number | null;
  title: string;
  content: Schemas['DocumentContent'];
}

/** Longest body that browsers send after the page has closed, characters. */
const LONGEST_KEPT_ALIVE = 30_000;

/** Fields as form data, in which documents are sent (docs/product/content.md#documents). */
const formBody = (fields: Readonly<Record<string, string | number>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
};

const save = (
  api: ApiClient,
  { order, idempotencyKey }: Intent<DocumentToSave>,
): Promise<Schemas['DocumentSource']> => {
  const { key, target, version, state } = order;
  const content = JSON.stringify(order.content);
  const headers = { 'Idempotency-Key': idempotencyKey };
  // Quiet: the editor shows the failure.
  if (version !== null) {
    return readBody(
      api.quiet.POST('/document/edit', {
        body: { key, version, state, content },
        bodySerializer: formBody,
        headers,
      }),
    );
  }
  if (state === 'unpublished') throw new Error('What was never saved was never published.');
  return readBody(
    api.quiet.POST('/document/new', { body: { key, target, state, content }, bodySerializer: formBody, headers }),
  );
};

/** Invalidates the lists that contain a document. */
const invalidateLists = (client: QueryClient, key: string): Promise<unknown> =>
  Promise.all(
    [['list'], ['versions', key]].map((part) =>
      client.invalidateQueries({ queryKey: [...documentWorkQueries.all(), ...part] }),
    ),
  );

/** Documents as their editors see them (`document/source`, `documents/work` and their mutations). */
export const documentWorkQueries = {
  all: () => ['document-work'] as const,
  list: (api: ApiClient, query: { target?: Target; state?: Schemas['DocumentState'] }, limit = 25) =>
    cursorQuery({
      key: [...documentWorkQueries.all(), 'list', query],
      limit,
      call: (page, signal) => api.GET('/documents/work', { signal, params: { query: { ...query, ...page } } }),
    }),
  /** Document to edit; fetched at each opening, since another editor may have saved it. */
  source: (api: ApiClient, target: Target, id: string) =>
    queryOptions({
      queryKey: [...documentWorkQueries.all(), 'source', target, id] as const,
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/document/source', { signal, params: { query: { target, id } } })),
    }),
  versions: (api: ApiClient, key: string, limit = 25) =>
    cursorQuery({
      key: [...documentWorkQueries.all(), 'versions', key],
      limit,
      call: (page, signal) => api.GET('/document/versions', { signal, params: { query: { key, ...page } } }),
    }),
  /** One version, which never changes. */
  version: (api: ApiClient, key: string, version: number) =>
    queryOptions({
      queryKey: [...documentWorkQueries.all(), 'version', key, version] as const,
      staleTime: Infinity,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/document/version', { signal, params: { query: { key, version } } })),
    }),
  /** A key for a document that is not saved yet. */
  newKey: async (api: ApiClient): Promise<string> => {
    const { key } = await readBody(api.quiet.GET('/document/generate-id'));
    return key;
  },
  /** Own unsaved texts on the server, without their content. */
  autosaves: (api: ApiClient) => readBody(api.background.GET('/document/autosaves')),
  autosave: (api: ApiClient, id: string) =>
    readBody(api.background.GET('/document/autosave', { params: { query: { id } } })),
  /** Stores an unsaved text; it arrives even if the page closes, unless it is long. */
  saveAutosave: (api: ApiClient, { key, version, title, content, ...rest }: TextToAutosave) => {
    const json = JSON.stringify(content);
    return readBody(
      api.background.POST('/document/autosave/save', {
        body: {
          ...rest,
          ...(key !== null && { key }),
          ...(version !== null && { version }),
          title: title.slice(0, 120).toWellFormed(),
          content: json,
        },
        bodySerializer: formBody,
        keepalive: json.length < LONGEST_KEPT_ALIVE,
      }),
    );
  },
  deleteAutosave: (api: ApiClient, id: string) =>
    readBody(api.background.POST('/document/autosave/delete', { body: { id }, keepalive: true })),
  save: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...documentWorkQueries.all(), 'save'] as const,
      mutationFn: (intent: Intent<DocumentToSave>) => save(api, intent),
      onSettled: (_data, _error, { order }, _result, { client }) => invalidateLists(client, order.key),
    }),
  trash: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...documentWorkQueries.all(), 'trash'] as const,
      mutationFn: (body: AtVersion) => readBody(api.POST('/document/delete', { body })),
      onSettled: (_data, _error, { key }, _result, { client }) => invalidateLists(client, key),
    }),
  untrash: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...documentWorkQueries.all(), 'untrash'] as const,
      mutationFn: (body: AtVersion) => readBody(api.POST('/document/undelete', { body })),
      onSettled: (_data, _error, { key }, _result, { client }) => invalidateLists(client, key),
    }),
  restore: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...documentWorkQueries.all(), 'restore'] as const,
      mutationFn: (body: Schemas['VersionToRestore']) => readBody(api.POST('/document/version/restore', { body })),
      onSettled: (_data, _error, { key }, _result, { client }) => invalidateLists(client, key),
    }),
  newTag: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...documentWorkQueries.all(), 'new-tag'] as const,
      mutationFn: (body: Schemas['NewDocumentTag']) => readBody(api.POST('/document/tags/new', { body })),
      onSettled: (_data, _error, { target }, _result, { client }) =>
        client.invalidateQueries({ queryKey: documentQueries.tags(api, target).queryKey }),
    }),
};
