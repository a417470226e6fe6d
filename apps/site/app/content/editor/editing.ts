import { createContext, use } from 'react';
import type { EditorEvent, EditorState } from './editor-state.ts';
import type { Replacement } from './drafts/use-replacing.ts';
import type { Target } from './written.ts';

/** Props shared by the fields of the editor. */
export interface Editing {
  target: Target;
  state: EditorState;
  dispatch: (event: EditorEvent) => void;
  /** Replaces the fields; unsaved text on the page becomes an offered draft. */
  replace: (replacement: Replacement) => void;
  /** Returns the key of the document; reserves one if it was never saved. */
  takeKey: () => Promise<string>;
  /** Validation errors of the server, by place in the content. */
  refusalAt: (place: string) => string | undefined;
}

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

/** The document that is being edited. */
export const useEditing = (): Editing => {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('useEditing needs an EditingProvider above it.');
  return editing;
};
