import { useLingui } from '@lingui/react/macro';
import type { Editor, JSONContent } from '@tiptap/core';
import { useIconNames } from './views/use-icon-names.ts';

export interface Insertion {
  id: string;
  name: string;
  run: () => void;
}

const paragraph: JSONContent = { type: 'paragraph' };

/** Inserts custom blocks at the cursor and moves the cursor into them. */
export const useInsertions = (editor: Editor): readonly Insertion[] => {
  const { t } = useLingui();
  const names = useIconNames();
  const block = (id: string, name: string, node: JSONContent): Insertion => ({
    id,
    name,
    run: () => editor.chain().focus().insertContent(node).run(),
  });
  const empty = Array.from({ length: 9 }, () => ({ type: 'emptyItem' }));
  const item = { type: 'item', attrs: { icon: 'block', name: names.block } };
  return [
    {
      id: 'table',
      name: t`Table`,
      run: () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    block('spoiler', t`Spoiler`, { type: 'spoiler', attrs: { title: t`Details` }, content: [paragraph] }),
    block('callout', t`Callout`, { type: 'callout', attrs: { tone: 'info' }, content: [paragraph] }),
    block('itemGrid', t`Items`, { type: 'itemGrid', content: [item] }),
    block('recipe', t`Recipe`, { type: 'recipe', content: [...empty, item] }),
  ];
};
