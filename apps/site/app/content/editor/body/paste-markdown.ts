import { LIMITS } from '@hoshikraft/document';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { straightLink } from './paste.ts';

const SIGNS = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^> ?\S/m,
  /^\|? ?:?-{3,}:? ?\|/m,
  /\[[^\][\n]+\]\((?:https?:\/|\/)[^\s)]+\)/,
];
const LIST_LINE = /^ *(?:[-*+]|\d{1,9}[.)]) \S/gm;

/** Whether plain text has headings, code, quotes, a table, links or a list of Markdown. */
export const looksLikeMarkdown = (text: string): boolean =>
  text.length <= LIMITS.text && (SIGNS.some((sign) => sign.test(text)) || (text.match(LIST_LINE) ?? []).length > 1);

/** Replaces the text from `from` to the cursor, just pasted, unless the document changes before the parser is loaded. */
const replacePasted = async (view: EditorView, text: string, from: number, origin: string): Promise<void> => {
  const { doc, selection } = view.state;
  // Loaded on the first paste that needs it.
  const { parseMarkdown } = await import('@hoshikraft/document/markdown');
  const body = parseMarkdown(text, { findLink: (address) => straightLink(address, origin) });
  if (body === null || view.isDestroyed || view.state.doc !== doc) return;
  const { schema, tr } = view.state;
  const slice = Slice.maxOpen(Fragment.fromJSON(schema, body.content ?? []), false);
  tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(selection.to))).replaceSelection(slice);
  // A separate history step: undo restores the plain text.
  view.dispatch(closeHistory(tr).scrollIntoView());
};

/** Lets the editor paste plain text, then turns it into nodes where it looks like Markdown. */
export const pasteMarkdown = (view: EditorView, data: DataTransfer | null, origin: string): void => {
  const text = data?.getData('text/plain') ?? '';
  const { $from, from } = view.state.selection;
  if ((data?.getData('text/html') ?? '') !== '' || $from.parent.type.spec.code || !looksLikeMarkdown(text)) return;
  // Without the parser, on a lost connection, the plain text stays.
  queueMicrotask(() => void replacePasted(view, text, from, origin).catch(() => undefined));
};
