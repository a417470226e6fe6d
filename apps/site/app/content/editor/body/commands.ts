import type { Editor } from '@tiptap/core';

/** A change of the text at the cursor, offered by the toolbar and the slash menu. */
export interface Command {
  id: string;
  /** Keyboard shortcut as displayed: `Ctrl+B`. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Whether the format is active at the cursor; absent for one-off commands. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

const mark = (id: string, keys: string): Command => ({
  id,
  keys,
  run: (editor) => editor.chain().focus().toggleMark(id).run(),
  isOn: (editor) => editor.isActive(id),
  canRun: (editor) => editor.can().toggleMark(id),
});

const heading = (level: 2 | 3 | 4): Command => ({
  id: `heading${level}`,
  keys: `Ctrl+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** Commands with a button in the toolbar, by group. */
export const TEXT_COMMANDS: readonly (readonly Command[])[] = [
  [
    {
      id: 'undo',
      keys: 'Ctrl+Z',
      run: (editor) => editor.chain().focus().undo().run(),
      canRun: (editor) => editor.can().undo(),
    },
    {
      id: 'redo',
      keys: 'Ctrl+Shift+Z',
      run: (editor) => editor.chain().focus().redo().run(),
      canRun: (editor) => editor.can().redo(),
    },
  ],
  [heading(2), heading(3), heading(4)],
  [
    mark('bold', 'Ctrl+B'),
    mark('italic', 'Ctrl+I'),
    mark('underline', 'Ctrl+U'),
    mark('strike', 'Ctrl+Shift+S'),
    mark('code', 'Ctrl+E'),
  ],
  [
    {
      id: 'bulletList',
      keys: 'Ctrl+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      id: 'orderedList',
      keys: 'Ctrl+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      id: 'blockquote',
      keys: 'Ctrl+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
];

/** Blocks without a button of their own: the toolbar has them in a menu. */
export const BLOCK_COMMANDS: readonly Command[] = [
  {
    id: 'codeBlock',
    keys: 'Ctrl+Alt+C',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  {
    id: 'horizontalRule',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

const inTable = (editor: Editor): boolean => editor.isActive('table');

const table = (id: string, run: (editor: Editor) => void): Command => ({
  id,
  run,
  canRun: inTable,
});

/** Commands for the table at the cursor. */
export const TABLE_COMMANDS: readonly Command[] = [
  table('addRow', (editor) => editor.chain().focus().addRowAfter().run()),
  table('addColumn', (editor) => editor.chain().focus().addColumnAfter().run()),
  table('deleteRow', (editor) => editor.chain().focus().deleteRow().run()),
  table('deleteColumn', (editor) => editor.chain().focus().deleteColumn().run()),
  table('headerRow', (editor) => editor.chain().focus().toggleHeaderRow().run()),
  table('mergeCells', (editor) => editor.chain().focus().mergeOrSplit().run()),
  table('deleteTable', (editor) => editor.chain().focus().deleteTable().run()),
];
