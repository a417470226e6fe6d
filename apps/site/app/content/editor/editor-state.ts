import type { Locale } from '@hoshikraft/shared';
import {
  type Content,
  emptyWritten,
  type Image,
  isSaved,
  type Source,
  type Text,
  toWritten,
  type Written,
} from './written.ts';

/** A document in the editor. */
export interface EditorState {
  /** Current values of the fields. */
  written: Written;
  /** Last response of the server; null while it was never saved. */
  base: Source | null;
  /** Saved content, as it was sent or read. */
  saved: Content | undefined;
  /** Pictures uploaded here that are not in the last response yet. */
  added: Readonly<Record<string, Image>>;
  /** Increased when the fields are replaced; the body editors then read their content again. */
  filled: number;
}

export type EditorEvent =
  | { type: 'changed'; part: Partial<Omit<Written, 'texts'>> }
  | { type: 'text-changed'; locale: Locale; part: Partial<Text> }
  | { type: 'picture-added'; image: Image }
  /** The server saved the sent content; text typed since stays. */
  | { type: 'saved'; base: Source; sent: Content }
  /** The fields are replaced: by a draft, an old version, or the result of a conflict. */
  | { type: 'filled'; written: Written; base?: Source | null; images?: Readonly<Record<string, Image>> };

export const initialState = (source: Source | null): EditorState => ({
  written: source === null ? emptyWritten() : toWritten(source.content),
  base: source,
  saved: source?.content,
  added: {},
  filled: 0,
});

export const editorReducer = (state: EditorState, event: EditorEvent): EditorState => {
  const { written } = state;
  switch (event.type) {
    case 'changed':
      return { ...state, written: { ...written, ...event.part } };
    case 'text-changed': {
      const text = { ...written.texts[event.locale], ...event.part };
      return { ...state, written: { ...written, texts: { ...written.texts, [event.locale]: text } } };
    }
    case 'picture-added':
      return { ...state, added: { ...state.added, [event.image.id]: event.image } };
    case 'saved':
      return { ...state, base: event.base, saved: event.sent };
    case 'filled': {
      const base = event.base === undefined ? state.base : event.base;
      const added = { ...state.added, ...event.images };
      return { ...state, written: event.written, base, added, saved: base?.content, filled: state.filled + 1 };
    }
  }
};

/** Whether the fields have unsaved changes. */
export const isUnsaved = ({ written, saved }: EditorState): boolean => !isSaved(written, saved);

/** All pictures of the document, by id. */
export const picturesOf = ({ base, added }: EditorState): Readonly<Record<string, Image>> => ({
  ...added,
  ...base?.images,
});
