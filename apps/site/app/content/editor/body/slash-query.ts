import type { EditorState } from '@tiptap/pm/state';

/** What is typed after a slash at the cursor, and where it stands in the text. */
export interface SlashQuery {
  from: number;
  to: number;
  text: string;
}

/** A slash at the start of a paragraph or after a space, so that "and/or" and addresses open no menu. */
const SLASH = /(?:^|\s)\/([\p{L}\p{N}]*)$/u;

/** The query at the cursor; null where there is none. */
export const slashQueryOf = ({ selection: { empty, $from } }: EditorState): SlashQuery | null => {
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  // One character for each inline node, so that places in the string are places in the text.
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const text = SLASH.exec(before)?.[1];
  return text === undefined ? null : { from: $from.pos - text.length - 1, to: $from.pos, text };
};
