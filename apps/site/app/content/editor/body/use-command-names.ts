import { useLingui } from '@lingui/react/macro';

/** Names of the toolbar buttons. */
export const useCommandNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    undo: t`Undo`,
    redo: t`Redo`,
    heading2: t`Heading`,
    heading3: t`Subheading`,
    heading4: t`Small heading`,
    bold: t`Bold`,
    italic: t`Italic`,
    underline: t`Underline`,
    strike: t`Strikethrough`,
    code: t`Code`,
    link: t`Link`,
    bulletList: t`List`,
    orderedList: t`Numbered list`,
    blockquote: t`Quote`,
    codeBlock: t`Code block`,
    horizontalRule: t`Line`,
    pictures: t`Pictures`,
    insert: t`Insert`,
    table: t`Table`,
    addRow: t`Add a row below`,
    addColumn: t`Add a column to the right`,
    deleteRow: t`Delete the row`,
    deleteColumn: t`Delete the column`,
    headerRow: t`Header row`,
    mergeCells: t`Merge or split cells`,
    deleteTable: t`Delete the table`,
  };
};
