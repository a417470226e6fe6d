import { useLingui } from '@lingui/react/macro';
import { Extension, type JSONContent } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import type { Locale } from '@hoshikraft/shared';
import { useEffect, useId, useRef, useState } from 'react';
import { insertPictures } from '../pictures/insert-pictures.ts';
import { LeftOut } from '../pictures/left-out.tsx';
import { picturesIn } from '../pictures/pasted-pictures.ts';
import { filesIn } from '../../uploads/pick-files.ts';
import { UploadList } from '../pictures/upload-list.tsx';
import { UploadPlaces } from '../pictures/upload-place.ts';
import { useUploads, type UploadsOptions } from '../pictures/use-uploads.ts';
import { type Body, saysTheSame } from '../written.ts';
import { type Asked, BodyTools } from './body-tools.tsx';
import { engineExtensions } from './extensions.ts';
import { cleanHtml } from './paste.ts';
import { pasteMarkdown } from './paste-markdown.ts';
import type { MenuKeys } from './slash-menu.tsx';
import { toBody } from './to-body.ts';
import { viewedNodes } from './viewed-nodes.ts';

export interface BodyEditorProps extends UploadsOptions {
  locale: Locale;
  /** Accessible name, such as "Text in Russian". */
  label: string;
  /** Initial content, and the new one when `filled` changes; the editor holds all other changes. */
  body: Body;
  filled: number;
  onChange: (body: Body) => void;
}

/**
 * Keys of the slash menu while it is open; Ctrl+K opens the link form; Escape moves the focus to the toolbar, since Tab
 * may insert something in the text.
 */
const keysOf = (menu: MenuKeys, ask: () => void): Extension => {
  const ofMenu = (key: string) => (): boolean => menu.current?.(key) ?? false;
  return Extension.create({
    name: 'ourKeys',
    // Before those of lists and tables.
    priority: 1000,
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        ask();
        return true;
      },
      ArrowDown: ofMenu('ArrowDown'),
      ArrowUp: ofMenu('ArrowUp'),
      Enter: ofMenu('Enter'),
      Tab: ofMenu('Tab'),
      Escape: ({ editor }) => {
        if (ofMenu('Escape')()) return true;
        editor.view.dom.closest('.editor-body')?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
        return true;
      },
    }),
  });
};

const hasWords = (data: DataTransfer | null): boolean =>
  (data?.getData('text/plain') ?? '').trim() !== '' && (data?.getData('text/html') ?? '') !== '';

/** Editor of the text in one language, with its toolbar and uploads. */
export const BodyEditor = ({ locale, label, body, filled, onChange, takeKey, onPicture }: BodyEditorProps) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>(null);
  const [leftOut, setLeftOut] = useState(0);
  const keysId = useId();
  const now = useRef<Editor>(null);
  const menuKeys: MenuKeys = useRef(null);
  const { uploads, arrived, start, cancel } = useUploads({ takeKey, onPicture });
  const take = (files: readonly File[], at?: number): boolean => {
    if (files.length === 0 || now.current === null) return false;
    void insertPictures(now.current, start(files), at);
    return true;
  };
  const takeFrom = (data: DataTransfer | null): void => {
    const { files, leftOut: count } = picturesIn(data?.getData('text/html') ?? '', t`Pasted picture`);
    setLeftOut(count);
    // After the text was inserted.
    queueMicrotask(() => take(files));
  };
  const editor = useEditor({
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    extensions: [
      ...engineExtensions,
      ...viewedNodes,
      UploadPlaces,
      Placeholder.configure({ placeholder: t`Start writing…` }),
      keysOf(menuKeys, () => setAsked('link')),
    ],
    content: body as JSONContent,
    onCreate: ({ editor: made }) => (now.current = made),
    onUpdate: ({ editor: changed }) => onChange(toBody(changed.getJSON())),
    editorProps: {
      attributes: {
        class: 'editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': keysId,
        lang: locale,
      },
      transformPastedHTML: (html) => cleanHtml(html, window.location.origin),
      // Word adds a picture of the text to the clipboard: paste the text only.
      handlePaste: (view, { clipboardData }) => {
        if (!hasWords(clipboardData) && take(filesIn(clipboardData))) return true;
        takeFrom(clipboardData);
        pasteMarkdown(view, clipboardData, window.location.origin);
        return false;
      },
      handleDrop: (view, event, _slice, moved) => {
        if (moved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        const taken = take(filesIn(event.dataTransfer), at);
        if (taken) event.preventDefault();
        else takeFrom(event.dataTransfer);
        return taken;
      },
    },
  });
  useEffect(() => {
    const there = editor as Editor | null;
    if (filled === 0 || there === null || saysTheSame(toBody(there.getJSON()), body)) return;
    // A step of the history: undo brings back what was replaced.
    there.commands.setContent(body as JSONContent, { emitUpdate: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the body changes with each key: only a replaced one is set
  }, [filled, editor]);
  if (editor === null) return <div className="editor-body editor-body--waiting" />;

  return (
    <div className="editor-body">
      <BodyTools editor={editor} label={label} start={start} menuKeys={menuKeys} asked={asked} onAsk={setAsked} />
      <UploadList uploads={uploads} arrived={arrived} onCancel={cancel} onEmpty={() => editor.view.focus()} />
      <LeftOut
        count={leftOut}
        onHide={() => {
          setLeftOut(0);
          editor.view.focus();
        }}
      />
      <p id={keysId} hidden>{t`Press Escape to go to the toolbar and back, or type a slash to insert a block.`}</p>
      <EditorContent editor={editor} />
    </div>
  );
};
