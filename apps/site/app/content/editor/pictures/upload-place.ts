import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Step = { add: number; at: number } | { remove: number };

const key = new PluginKey<DecorationSet>('uploadPlaces');

const mark = (): HTMLElement => {
  const place = document.createElement('span');
  place.className = 'editor-upload-place';
  return place;
};

/** Tracks insert positions of uploading pictures while the text changes; not part of the text. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, places) => {
          const moved = places.map(transaction.mapping, transaction.doc);
          const step = transaction.getMeta(key) as Step | undefined;
          if (step === undefined) return moved;
          if ('remove' in step) return moved.remove(moved.find(undefined, undefined, ({ id }) => id === step.remove));
          return moved.add(transaction.doc, [Decoration.widget(step.at, mark, { id: step.add })]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

let last = 0;

/** Adds a position in the text for a pending picture. */
export const takePlace = (editor: Editor, at: number): number => {
  last += 1;
  editor.view.dispatch(editor.state.tr.setMeta(key, { add: last, at } satisfies Step));
  return last;
};

/** Current position; null if its text was deleted. */
export const placeNow = (editor: Editor, place: number): number | null =>
  key.getState(editor.state)?.find(undefined, undefined, ({ id }) => id === place)[0]?.from ?? null;

/** Removes a position. */
export const leavePlace = (editor: Editor, place: number): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, { remove: place } satisfies Step));
