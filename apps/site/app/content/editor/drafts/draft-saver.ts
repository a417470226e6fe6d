import { deleteDraft, saveDraftBeforeLeaving, saveDraft, type StoredDraft } from './draft-store.ts';

/** How long after the last letter the browser is given them, in ms. */
const WAIT_MS = 400;

export type DraftStatus = 'nothing' | 'waiting' | 'kept' | 'failed';

export interface DraftSaver {
  /** What is unsaved now; null where the server has all of it. */
  note: (draft: StoredDraft | null) => void;
  /** Gives the browser at once what it has not got: the page may be about to go. */
  flush: () => void;
}

/**
 * Keeps the newest of one tab's unsaved text in the browser, one write after the other, so that no older one comes last.
 *
 * @param id of the draft of this tab
 * @param onChange hears whether the browser has it
 */
export const createDraftSaver = (id: string, onChange: (keeping: DraftStatus) => void): DraftSaver => {
  let newest: StoredDraft | null = null;
  let pending = false;
  // Whether the browser may not have the newest yet.
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
      // What the server has needs no keeping, and must not be offered again by a reload that follows at once.
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
