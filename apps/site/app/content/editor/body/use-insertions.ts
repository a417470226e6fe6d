import { useLingui } from '@lingui/react/macro';
import type { Editor, JSONContent } from '@tiptap/core';
import { BLOCK_COMMANDS } from './commands.ts';
import { useCommandNames } from './use-command-names.ts';
import { useIconNames } from './views/use-icon-names.ts';

export interface Insertion {
  id: string;
  name: string;
  /** Keyboard shortcut as displayed: `Ctrl+Alt+2`. */
  keys?: string | undefined;
  run: () => void;
}

/** Insertions that open a form or a choice of files. */
export interface InsertionForms {
  onVideo: () => void;
  onGallery: () => void;
}

const paragraph: JSONContent = { type: 'paragraph' };

/** Blocks that can be inserted at the cursor; it moves into them. */
export const useInsertions = (editor: Editor, forms: InsertionForms): readonly Insertion[] => {
  const { t } = useLingui();
  const commandNames = useCommandNames();
  const names = useIconNames();
  const block = (id: string, name: string, node: JSONContent): Insertion => ({
    id,
    name,
    run: () => editor.chain().focus().insertContent(node).run(),
  });
  const empty = Array.from({ length: 9 }, () => ({ type: 'emptyItem' }));
  const item = { type: 'item', attrs: { icon: 'block', name: names.block } };
  return [
    { id: 'gallery', name: t`Gallery`, run: forms.onGallery },
    {
      id: 'table',
      name: t`Table`,
      run: () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    block('spoiler', t`Spoiler`, { type: 'spoiler', attrs: { title: t`Details` }, content: [paragraph] }),
    block('callout', t`Callout`, { type: 'callout', attrs: { tone: 'info' }, content: [paragraph] }),
    block('itemGrid', t`Items`, { type: 'itemGrid', content: [item] }),
    block('recipe', t`Recipe`, { type: 'recipe', content: [...empty, item] }),
    { id: 'video', name: t`Video`, run: forms.onVideo },
    ...BLOCK_COMMANDS.map(({ id, keys, run }) => ({
      id,
      name: commandNames[id] ?? id,
      keys,
      run: () => run(editor),
    })),
  ];
};
