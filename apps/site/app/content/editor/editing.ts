import { createContext, use } from 'react';
import type { EditorEvent, EditorState } from './editor-state.ts';
import type { Target } from './written.ts';

/** What every field of the editor works with. */
export interface Editing {
  target: Target;
  state: EditorState;
  dispatch: (event: EditorEvent) => void;
  /** Key of the document, asked for where it was never saved. */
  takeKey: () => Promise<string>;
  /** What the server refused, by the place in the content. */
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
