import { useState } from 'react';
import { type EditorState, isUnsaved } from '../editor-state.ts';
import { saysTheSame, type Written } from '../written.ts';
import { saveDraft, type StoredDraft } from './draft-store.ts';
import type { Replacing } from './use-replacing.ts';

export interface TakenDraftsOptions {
  tab: string;
  state: EditorState;
  replacing: Replacing;
  forget: (id: string) => void;
  offer: (draft: StoredDraft) => void;
  /** Called when the text of a draft comes onto the page. */
  onTaken: (draft: StoredDraft) => void;
}

/** Takes offered drafts onto the page or throws them away; either can be undone. */
export const useTakenDrafts = ({ tab, state, replacing, forget, offer, onTaken }: TakenDraftsOptions) => {
  /** The draft that is compared with unsaved text on the page. */
  const [compared, setCompared] = useState<StoredDraft | null>(null);
  const { base } = state;

  const put = (draft: StoredDraft, written: Written, upon: EditorState['base']): void => {
    onTaken(draft);
    const undo = replacing.replace({ written, base: upon, images: draft.images });
    // A draft of which only parts were taken stays offered.
    if (saysTheSame(written, draft.written)) {
      const { device: _device, ...taken } = draft;
      void saveDraft({ ...taken, id: tab }).then(
        () => forget(draft.id),
        () => undefined,
      );
    }
    replacing.canUndo('taken', () => {
      offer(draft);
      undo();
    });
  };

  return {
    compared,
    /** Takes a draft onto the page, or opens its comparison with unsaved text there. Returns whether it was taken. */
    take: (draft: StoredDraft): boolean => {
      if (isUnsaved(state) && !saysTheSame(state.written, draft.written)) {
        setCompared(draft);
        return false;
      }
      // The base version: a save over a newer version shows a conflict.
      put(draft, draft.written, base !== null && draft.version !== null ? { ...base, version: draft.version } : base);
      return true;
    },
    /** Continues with what was chosen of the page and the compared draft. */
    choose: (written: Written): void => {
      setCompared(null);
      if (compared !== null && !saysTheSame(written, state.written)) put(compared, written, base);
    },
    throwAway: (draft: StoredDraft): void => {
      forget(draft.id);
      replacing.canUndo('thrown', () => offer(draft));
    },
  };
};
