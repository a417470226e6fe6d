import type { ApiClient } from '@hoshikraft/api-client';
import type { DraftSaver } from './draft-saver.ts';
import type { StoredDraft } from './draft-store.ts';
import { deleteFromServer, saveToServer } from './server-drafts.ts';

/** Time between two writes while somebody types, in ms. */
const EVERY_MS = 5000;
/** Delay before a failed write is repeated, in ms. */
const RETRY_MS = 30_000;

/**
 * Sends the unsaved text of one tab to the server, so that another machine can go on with it. Writes are sequential, so the
 * newest is always the last.
 *
 * @param id of the draft of this tab
 * @param onChange called with whether the server has the newest text
 */
export const createServerSaver = (api: ApiClient, id: string, onChange: (stored: boolean) => void): DraftSaver => {
  let newest: StoredDraft | null = null;
  let pending = false;
  // Whether the server may have a text of this tab.
  let sent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const send = async (draft: StoredDraft | null): Promise<void> => {
    if (draft === null) {
      if (sent) await deleteFromServer(api, id);
      sent = false;
      return;
    }
    sent = true;
    try {
      await saveToServer(api, draft);
      if (!pending) onChange(true);
    } catch {
      if (pending) return;
      pending = true;
      timer = setTimeout(write, RETRY_MS);
    }
  };

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    pending = false;
    const draft = newest;
    last = last.then(() => send(draft));
  };

  return {
    note: (draft) => {
      newest = draft;
      pending = true;
      onChange(false);
      if (draft === null) write();
      else timer ??= setTimeout(write, EVERY_MS);
    },
    flush: write,
  };
};
