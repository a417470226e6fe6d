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
  /** What stands in the fields now. */
  written: Written;
  /** What the server answered last; null while it was never saved. */
  base: Source | null;
  /** What the server has of this document, as it was sent or read. */
  saved: Content | undefined;
  /** Pictures that were uploaded here and the last answer does not name yet. */
  added: Readonly<Record<string, Image>>;
  /** Counts how often the fields were filled from elsewhere: the bodies begin anew with each. */
  filled: number;
}

export type EditorEvent =
  | { type: 'changed'; part: Partial<Omit<Written, 'texts'>> }
  | { type: 'text-changed'; locale: Locale; part: Partial<Text> }
  | { type: 'picture-added'; image: Image }
  /** The server has taken what was sent; letters typed since stay as they are. */
  | { type: 'saved'; base: Source; sent: Content }
  /** The fields are filled with something else: a kept draft, an old version, what was chosen of two sides. */
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

/** Whether something stands in the fields that the server has not got. */
export const isUnsaved = ({ written, saved }: EditorState): boolean => !isSaved(written, saved);

/** Every picture that the document may show, by id. */
export const picturesOf = ({ base, added }: EditorState): Readonly<Record<string, Image>> => ({
  ...added,
  ...base?.images,
});
