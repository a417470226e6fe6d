import { type ApiClient, documentWorkQueries } from '@hoshikraft/api-client';
import { type Content, titleOf, toContent, toWritten } from '../written.ts';
import type { StoredDraft } from './draft-store.ts';

/** An unsaved text on the server, without its content. */
export type ServerDraft = Awaited<ReturnType<typeof documentWorkQueries.autosaves>>['items'][number];

/** Own unsaved texts on the server; empty if it does not answer. */
export const listServerDrafts = (api: ApiClient): Promise<readonly ServerDraft[]> =>
  documentWorkQueries.autosaves(api).then(
    ({ items }) => items,
    () => [],
  );

/** Key of the document of a text; null while it was never saved. */
export const documentOf = ({ key, version }: ServerDraft): string | null => (version === null ? null : key);

/** A text with its content; undefined if it is gone or cannot be read. */
export const readServerDraft = async (
  api: ApiClient,
  login: string,
  { id }: Pick<ServerDraft, 'id'>,
): Promise<StoredDraft | undefined> => {
  try {
    const found = await documentWorkQueries.autosave(api, id);
    const { target, key, version, typedAt, device, images } = found;
    const written = toWritten(JSON.parse(found.content) as Content);
    return { id, login, target, document: documentOf(found), key, version, at: typedAt, written, images, device };
  } catch {
    return undefined;
  }
};

/** @throws ApiFailure */
export const saveToServer = (api: ApiClient, { id, target, key, version, written }: StoredDraft): Promise<unknown> =>
  documentWorkQueries.saveAutosave(api, {
    id,
    target,
    key,
    version,
    title: titleOf(written, 'ru'),
    content: toContent(written),
  });

/** Deletes a text. On failure it is offered again, which loses nothing. */
export const deleteFromServer = (api: ApiClient, id: string): Promise<unknown> =>
  documentWorkQueries.deleteAutosave(api, id).catch(() => undefined);
