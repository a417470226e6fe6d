import { useState } from 'react';
import { type EditorEvent, type EditorState, isUnsaved } from '../editor-state.ts';
import { saysTheSame } from '../written.ts';
import type { StoredDraft } from './draft-store.ts';
import { newDraftId } from './new-draft-id.ts';

type Filled = Extract<EditorEvent, { type: 'filled' }>;
/** New content of all fields. */
export type Replacement = Omit<Filled, 'type'>;

/** The last action that can be undone. */
export interface Undoable {
  what: 'taken' | 'thrown' | 'chosen';
  undo: () => void;
}

export interface ReplacingOptions {
  state: EditorState;
  dispatch: (event: EditorEvent) => void;
  /** The content of the page as a draft. */
  current: Omit<StoredDraft, 'id' | 'at'>;
  forget: (id: string) => void;
  offer: (draft: StoredDraft) => void;
}

/** The only way to replace the fields: unsaved text on the page becomes an offered draft, so nothing typed is lost. */
export const useReplacing = ({ state, dispatch, current, forget, offer }: ReplacingOptions) => {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  return {
    /** Replaces the fields; returns how to undo it. */
    replace: (replacement: Replacement): (() => void) => {
      const { written, base, added } = state;
      const aside =
        isUnsaved(state) && !saysTheSame(written, replacement.written)
          ? { ...current, id: newDraftId(), at: new Date().toISOString() }
          : null;
      if (aside !== null) offer(aside);
      dispatch({ type: 'filled', ...replacement });
      return () => {
        dispatch({ type: 'filled', written, base, images: added });
        if (aside !== null) forget(aside.id);
      };
    },
    undoable,
    /** Offers to undo an action until the next one or the next save. */
    canUndo: (what: Undoable['what'], undo: () => void): void =>
      setUndoable({
        what,
        undo: () => {
          setUndoable(null);
          undo();
        },
      }),
    settle: (): void => setUndoable(null),
  };
};

export type Replacing = ReturnType<typeof useReplacing>;
