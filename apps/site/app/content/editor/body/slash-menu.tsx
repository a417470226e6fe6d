import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react';
import { TEXT_COMMANDS } from './commands.ts';
import { slashQueryOf } from './slash-query.ts';
import { ToolIcon } from './tool-icon.tsx';
import { useCommandNames } from './use-command-names.ts';
import type { Insertion } from './use-insertions.ts';

/** Handles a key while the menu is open; false: it is not the menu's. */
export type MenuKeys = RefObject<((key: string) => boolean) | null>;

/** Width of the menu, px. */
const WIDTH = 280;

const queryOf = (editor: Editor) => (editor.isFocused ? slashQueryOf(editor.state) : null);

/** Names are found by any of their words; ids also with a Latin keyboard. */
const matching = (insertions: readonly Insertion[], typed: string): readonly Insertion[] => {
  const wanted = typed.toLowerCase();
  return insertions.filter(
    ({ id, name }) => name.toLowerCase().includes(wanted) || (wanted !== '' && id.toLowerCase().startsWith(wanted)),
  );
};

const placeOf = (editor: Editor, at: number) => {
  const frame = (editor.view.dom.closest('.editor-body') ?? editor.view.dom).getBoundingClientRect();
  const cursor = editor.view.coordsAtPos(at);
  return {
    top: cursor.bottom - frame.top + 4,
    left: Math.max(8, Math.min(cursor.left - frame.left, frame.width - WIDTH - 8)),
  };
};

export interface SlashMenuProps {
  editor: Editor;
  /** Blocks of the toolbar's menu; those with a button of their own come before them. */
  insertions: readonly Insertion[];
  keys: MenuKeys;
  onPictures: () => void;
}

const SLASH_COMMANDS = TEXT_COMMANDS.flat().filter(({ id }) => /^heading|List$|^blockquote$/.test(id));

/** Blocks offered at the cursor after a typed slash; the focus stays in the text, arrows and Enter choose. */
export const SlashMenu = ({ editor, insertions, keys, onPictures }: SlashMenuProps) => {
  const { t } = useLingui();
  const names = useCommandNames();
  const id = useId();
  const query = useEditorState({ editor, selector: () => queryOf(editor) });
  const [chosen, setChosen] = useState({ text: '', index: 0 });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const all = [
    ...SLASH_COMMANDS.map(({ id: key, keys: shortcut, run }) => ({
      id: key,
      name: names[key] ?? key,
      keys: shortcut,
      run: () => run(editor),
    })),
    { id: 'pictures', name: t`Pictures`, run: onPictures },
    ...insertions,
  ];
  const found = query === null || query.from === dismissed ? [] : matching(all, query.text);
  const open = query !== null && found.length > 0;
  const active = query?.text === chosen.text ? Math.min(chosen.index, found.length - 1) : 0;
  if (query === null && dismissed !== null) setDismissed(null);

  const choose = (insertion: Insertion | undefined): void => {
    if (query === null || insertion === undefined) return;
    editor.chain().focus().deleteRange({ from: query.from, to: query.to }).run();
    insertion.run();
  };
  const press = (key: string): boolean => {
    if (!open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setChosen({ text: query.text, index: (active + step + found.length) % found.length });
    else if (key === 'Escape') setDismissed(query.from);
    else choose(found[active]);
    return true;
  };
  useImperativeHandle(keys, () => press);
  const activeId = open ? `${id}-${found[active]?.id}` : null;
  useEffect(() => {
    const text = editor.view.dom;
    if (activeId === null) return;
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, activeId]);
  if (!open) return null;
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t`Insert`}
      className="editor-slash"
      style={placeOf(editor, query.from)}
      // Keep the cursor in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((insertion, index) => (
        <li
          key={insertion.id}
          id={`${id}-${insertion.id}`}
          role="option"
          aria-selected={index === active}
          className="editor-slash__option"
          onClick={() => choose(insertion)}
        >
          <ToolIcon id={insertion.id} />
          {insertion.name}
          {insertion.keys !== undefined && <kbd aria-hidden="true">{insertion.keys}</kbd>}
        </li>
      ))}
    </ul>
  );
};
