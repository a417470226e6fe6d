import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Image } from '../written.ts';
import { leavePlace, placeNow, takePlace } from './upload-place.ts';

const put = (editor: Editor, place: number, node: Node): void => {
  const at = placeNow(editor, place) ?? editor.state.doc.content.size;
  editor.view.dispatch(editor.state.tr.replaceRangeWith(at, at, node));
};

const pictureNode = (editor: Editor, { id }: Image): Node | undefined =>
  editor.schema.nodes['image']?.create({ image: id });

/** Inserts pictures as their uploads finish, in the chosen order, at the original cursor position. */
export const insertPictures = async (
  editor: Editor,
  coming: readonly Promise<Image | null>[],
  at = editor.state.selection.to,
): Promise<void> => {
  const place = takePlace(editor, at);
  for (const one of coming) {
    const image = await one;
    if (editor.isDestroyed) return;
    const node = image && pictureNode(editor, image);
    if (node) put(editor, place, node);
  }
  leavePlace(editor, place);
};

/** The same as one gallery, once all have arrived. */
export const insertGallery = async (editor: Editor, coming: readonly Promise<Image | null>[]): Promise<void> => {
  const place = takePlace(editor, editor.state.selection.to);
  const images = (await Promise.all(coming)).filter((image) => image !== null);
  if (editor.isDestroyed) return;
  const pictures = images.flatMap((image) => pictureNode(editor, image) ?? []);
  const gallery = pictures.length > 0 ? editor.schema.nodes['gallery']?.create(null, pictures) : undefined;
  if (gallery) put(editor, place, gallery);
  leavePlace(editor, place);
};
