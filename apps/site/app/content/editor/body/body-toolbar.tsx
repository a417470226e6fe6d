import { Icon, Menu } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import { type Command, TABLE_COMMANDS, TEXT_COMMANDS } from './commands.ts';
import { Tool, Toolbar } from './toolbar.tsx';
import { useCommandNames } from './use-command-names.ts';
import { useInsertions } from './use-insertions.ts';

export interface BodyToolbarProps {
  editor: Editor;
  label: string;
  onLink: () => void;
  onVideo: () => void;
  onPictures: () => void;
  onGallery: () => void;
}

const ALL = [...TEXT_COMMANDS.flat(), ...TABLE_COMMANDS];

const stateOf = (editor: Editor) => ({
  on: ALL.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id),
  off: ALL.filter(({ canRun }) => canRun?.(editor) === false).map(({ id }) => id),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
});

/** Formatting toolbar of a text: buttons with names and keyboard shortcuts. */
export const BodyToolbar = ({ editor, label, onLink, onVideo, onPictures, onGallery }: BodyToolbarProps) => {
  const { t } = useLingui();
  const names = useCommandNames();
  const insertions = useInsertions(editor);
  const { on, off, link, table } = useEditorState({ editor, selector: () => stateOf(editor) });
  const tool = ({ id, sign, keys, run, isOn }: Command) => (
    <Tool
      key={id}
      className={`editor-tool--${id}`}
      name={names[id] ?? id}
      keys={keys}
      sign={sign}
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
          sign={<Icon name="link" size={18} />}
          first={false}
          pressed={link}
          onPress={onLink}
        />
      </div>
      <div className="editor-tools">{group(blocks)}</div>
      <div className="editor-tools">
        <Tool
          name={names['pictures'] ?? ''}
          sign={<Icon name="image" size={18} />}
          first={false}
          onPress={onPictures}
        />
        <Menu
          trigger={(props) => (
            <button
              type="button"
              data-tool=""
              className="editor-tool editor-tool--wide"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              {...props}
            >
              <Icon name="plus" size={16} /> {names['insert']}
            </button>
          )}
          items={[
            { key: 'gallery', label: t`Gallery`, onSelect: onGallery },
            ...insertions.map(({ id, name, run }) => ({ key: id, label: name, onSelect: run })),
            { key: 'embed', label: t`Video`, onSelect: onVideo },
          ]}
        />
      </div>
      {table && (
        <div className="editor-tools" data-passing="">
          {group(TABLE_COMMANDS)}
        </div>
      )}
    </Toolbar>
  );
};
