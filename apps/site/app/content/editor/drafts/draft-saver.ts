import { deleteDraft, saveDraftBeforeLeaving, saveDraft, type StoredDraft } from './draft-store.ts';

/** Delay between the last keystroke and the write, in ms. */
const WAIT_MS = 400;

export type DraftStatus = 'nothing' | 'waiting' | 'kept' | 'failed';

export interface DraftSaver {
  /** Sets the unsaved content; null if the server has all of it. */
  note: (draft: StoredDraft | null) => void;
  /** Writes the pending draft at once, since the page may be about to close. */
  flush: () => void;
}

/**
 * Stores the unsaved text of one tab in the browser. Writes are sequential, so the newest is always the last.
 *
 * @param id of the draft of this tab
 * @param onChange receives the status of the draft
 */
export const createDraftSaver = (id: string, onChange: (keeping: DraftStatus) => void): DraftSaver => {
  let newest: StoredDraft | null = null;
  let pending = false;
  // Whether the newest draft may be missing from the store.
  let unsure = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const write = (): void => {
    clearTimeout(timer);
    if (!pending) return;
    pending = false;
    const draft = newest;
    last = last.then(async () => {
      try {
        await (draft === null ? deleteDraft(id) : saveDraft(draft));
        if (pending) return;
        unsure = false;
        onChange(draft === null ? 'nothing' : 'kept');
      } catch {
        onChange('failed');
      }
    });
  };

  return {
    note: (draft) => {
      newest = draft;
      pending = true;
      unsure = true;
      clearTimeout(timer);
      // The server has everything: delete at once, so that an immediate reload does not offer it.
      if (draft === null) return write();
      onChange('waiting');
      timer = setTimeout(write, WAIT_MS);
    },
    flush: () => {
      if (unsure && newest !== null) saveDraftBeforeLeaving(newest);
      write();
    },
  };
};
