import { CODE_LANGUAGES, linkOf } from '@hoshikraft/document';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import type { AnyExtension, Attribute } from '@tiptap/core';
import { contentOf } from './content-of.ts';

const CLASS_OF_CODE = /(?:^|\s)language-([a-z]+)(?:\s|$)/;

const codeLanguage: Attribute = {
  default: null,
  parseHTML: (element) => {
    const [, name = ''] = CLASS_OF_CODE.exec(element.querySelector('code')?.className ?? '') ?? [];
    return CODE_LANGUAGES.find((known) => known === name) ?? null;
  },
  renderHTML: () => ({}),
};

const listStart: Attribute = {
  default: 1,
  parseHTML: (element) => {
    const start = Number.parseInt(element.getAttribute('start') ?? '1', 10);
    return start >= 0 && start <= 9999 ? start : 1;
  },
};

const span = (name: 'colspan' | 'rowspan', most: number): Attribute => ({
  default: 1,
  parseHTML: (element) => Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1, 1), most),
});

// The table extension reads column widths, which a body does not have.
const cellAttributes = () => ({
  colspan: span('colspan', 20),
  rowspan: span('rowspan', 100),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const linkHref: Attribute = {
  default: null,
  parseHTML: (element) => linkOf(element.getAttribute('href') ?? ''),
};

/** Nodes and marks of the editor library, limited to the attributes in the table of node types. */
export const engineExtensions: readonly AnyExtension[] = [
  Document.extend({ content: contentOf('doc') }),
  Paragraph.extend({ content: contentOf('paragraph') }),
  Text,
  Heading.extend({ content: contentOf('heading') }).configure({ levels: [2, 3, 4] }),
  BulletList.extend({ content: contentOf('bulletList') }),
  OrderedList.extend({ content: contentOf('orderedList'), addAttributes: () => ({ start: listStart }) }),
  ListItem.extend({ content: contentOf('listItem') }),
  ListKeymap,
  Blockquote.extend({ content: contentOf('blockquote') }),
  CodeBlock.extend({ content: contentOf('codeBlock'), addAttributes: () => ({ language: codeLanguage }) }),
  HorizontalRule,
  HardBreak,
  Table.extend({ content: contentOf('table') }),
  TableRow.extend({ content: contentOf('tableRow') }),
  TableHeader.extend({ content: contentOf('tableHeader'), addAttributes: cellAttributes }),
  TableCell.extend({ content: contentOf('tableCell'), addAttributes: cellAttributes }),
  Bold,
  Italic,
  Strike,
  Underline,
  Code,
  Link.extend({ addAttributes: () => ({ href: linkHref }) }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (url) => linkOf(url) !== null,
    HTMLAttributes: { target: null, rel: null },
  }),
  Dropcursor,
  Gapcursor,
  // An empty line below a table or a picture for further typing; it is not saved.
  TrailingNode,
  UndoRedo,
];
