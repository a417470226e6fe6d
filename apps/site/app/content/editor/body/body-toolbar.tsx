import { Icon, Menu } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import { type Command, TABLE_COMMANDS, TEXT_COMMANDS } from './commands.ts';
import { ToolIcon } from './tool-icon.tsx';
import { Tool, Toolbar } from './toolbar.tsx';
import { useCommandNames } from './use-command-names.ts';
import type { Insertion } from './use-insertions.ts';

export interface BodyToolbarProps {
  editor: Editor;
  label: string;
  insertions: readonly Insertion[];
  onLink: () => void;
  onPictures: () => void;
}

const ALL = TEXT_COMMANDS.flat();

const stateOf = (editor: Editor) => ({
  on: ALL.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id),
  off: ALL.filter(({ canRun }) => canRun?.(editor) === false).map(({ id }) => id),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
});

interface ToolMenuProps {
  id: string;
  items: readonly Insertion[];
}

/** A button of the toolbar that opens a menu of further tools. */
const ToolMenu = ({ id, items }: ToolMenuProps) => {
  const name = useCommandNames()[id];
  return (
    <Menu
      trigger={(props) => (
        <button
          type="button"
          data-tool=""
          className="editor-tool"
          aria-label={name}
          title={name}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          {...props}
        >
          <ToolIcon id={id} />
          <Icon name="chevron-down" size={14} />
        </button>
      )}
      items={items.map((item) => ({
        key: item.id,
        label: (
          <>
            <ToolIcon id={item.id} /> {item.name}
          </>
        ),
        onSelect: item.run,
      }))}
    />
  );
};

/** Formatting toolbar of a text: one row of icons with names and keyboard shortcuts. */
export const BodyToolbar = ({ editor, label, insertions, onLink, onPictures }: BodyToolbarProps) => {
  const { t } = useLingui();
  const names = useCommandNames();
  const { on, off, link, table } = useEditorState({ editor, selector: () => stateOf(editor) });
  const tool = ({ id, keys, run, isOn }: Command) => (
    <Tool
      key={id}
      name={names[id] ?? id}
      keys={keys}
      icon={<ToolIcon id={id} />}
      first={id === 'undo'}
      pressed={isOn && on.includes(id)}
      disabled={off.includes(id)}
      onPress={() => run(editor)}
    />
  );
  const group = (commands: readonly Command[]) => commands.map(tool);
  const [history = [], headings = [], marks = [], blocks = []] = TEXT_COMMANDS;
  return (
    <Toolbar label={label} onLeave={() => editor.view.focus()}>
      <div className="editor-tools">{group(history)}</div>
      <div className="editor-tools">{group(headings)}</div>
      <div className="editor-tools">
        {group(marks)}
        <Tool
          name={names['link'] ?? ''}
          keys="Ctrl+K"
          icon={<ToolIcon id="link" />}
          first={false}
          pressed={link}
          onPress={onLink}
        />
      </div>
      <div className="editor-tools">{group(blocks)}</div>
      <div className="editor-tools">
        <Tool name={t`Pictures`} icon={<ToolIcon id="pictures" />} first={false} onPress={onPictures} />
        <ToolMenu id="insert" items={insertions} />
      </div>
      {table && (
        <div className="editor-tools" data-passing="">
          <ToolMenu
            id="table"
            items={TABLE_COMMANDS.map(({ id, run }) => ({ id, name: names[id] ?? id, run: () => run(editor) }))}
          />
        </div>
      )}
    </Toolbar>
  );
};
