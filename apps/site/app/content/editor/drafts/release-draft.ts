import { ApiFailure, type ApiClient, documentWorkQueries } from '@hoshikraft/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { saveDraft, type StoredDraft } from './draft-store.ts';
import { saveToServer } from './server-drafts.ts';

/** Whether the document of an unsaved text no longer exists. */
export const isOfDeleted = async (
  api: ApiClient,
  queryClient: QueryClient,
  { target, document }: Pick<StoredDraft, 'target' | 'document'>,
): Promise<boolean> =>
  document !== null &&
  queryClient.fetchQuery(documentWorkQueries.source(api, target, document)).then(
    () => false,
    (failure: unknown) => failure instanceof ApiFailure && failure.httpCode === 404,
  );

/** Makes an unsaved text one of a new document, where it is offered, in the browser and on the server. */
export const releaseDraft = async (api: ApiClient, draft: StoredDraft): Promise<void> => {
  const released = { ...draft, document: null, key: null, version: null };
  await Promise.allSettled([saveDraft(released), saveToServer(api, released)]);
};
