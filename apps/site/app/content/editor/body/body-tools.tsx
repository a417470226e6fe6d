import { embedOf, linkOf } from '@hoshikraft/document';
import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { insertGallery, insertPictures } from '../pictures/insert-pictures.ts';
import { PICTURE_TYPES, type useUploads } from '../pictures/use-uploads.ts';
import { pickFiles } from '../../uploads/pick-files.ts';
import { AddressForm } from './address-form.tsx';
import { BodyToolbar } from './body-toolbar.tsx';
import { type MenuKeys, SlashMenu } from './slash-menu.tsx';
import { useInsertions } from './use-insertions.ts';

/** The form that is open below the toolbar. */
export type Asked = 'link' | 'video' | null;

export interface BodyToolsProps {
  editor: Editor;
  label: string;
  /** Starts uploads. */
  start: ReturnType<typeof useUploads>['start'];
  menuKeys: MenuKeys;
  asked: Asked;
  onAsk: (asked: Asked) => void;
}

const putLink = (editor: Editor, typed: string): boolean => {
  const href = linkOf(typed);
  if (href === null) return false;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    return chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
  }
  return chain.setMark('link', { href }).run();
};

const putVideo = (editor: Editor, typed: string): boolean => {
  const found = embedOf(typed);
  return found !== null && editor.chain().focus().insertContent({ type: 'embed', attrs: found }).run();
};

/** Toolbar and slash menu of a text, and the forms that they open. */
export const BodyTools = ({ editor, label, start, menuKeys, asked, onAsk }: BodyToolsProps) => {
  const { t } = useLingui();
  const pick = async (put: typeof insertPictures): Promise<void> => {
    const files = await pickFiles(PICTURE_TYPES, { several: true });
    if (files.length > 0) await put(editor, start(files));
  };
  const pictures = (): void => void pick(insertPictures);
  const insertions = useInsertions(editor, {
    onVideo: () => onAsk('video'),
    onGallery: () => void pick(insertGallery),
  });
  const close = (): void => {
    onAsk(null);
    editor.commands.focus();
  };
  const currentLink = String(editor.getAttributes('link')['href'] ?? '');
  return (
    <>
      <BodyToolbar
        editor={editor}
        label={label}
        insertions={insertions}
        onLink={() => onAsk('link')}
        onPictures={pictures}
      />
      {asked === 'link' && (
        <AddressForm
          label={t`Link address`}
          help={t`https://… or a page of this site, such as /store`}
          initial={currentLink}
          accept={(typed) => putLink(editor, typed)}
          refusal={t`Enter an https address or a page of this site.`}
          onClose={close}
          onRemove={
            currentLink === ''
              ? undefined
              : () => {
                  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                  close();
                }
          }
        />
      )}
      {asked === 'video' && (
        <AddressForm
          label={t`Video address`}
          help={t`YouTube, VK Video, Rutube or Twitch. It loads only when a reader clicks it.`}
          initial=""
          accept={(typed) => putVideo(editor, typed)}
          refusal={t`This isn't a link to a YouTube, VK Video, Rutube or Twitch video.`}
          onClose={close}
        />
      )}
      <SlashMenu editor={editor} keys={menuKeys} onPictures={pictures} insertions={insertions} />
    </>
  );
};
