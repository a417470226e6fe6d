import type { NodeViewProps } from '@tiptap/react';

/** Takes a node out, and what holds it where it was the last in there; the cursor goes to where it stood. */
export const removeNode = ({ editor, getPos }: Pick<NodeViewProps, 'editor' | 'getPos'>): void => {
  const at = getPos();
  if (at === undefined) return;
  editor
    .chain()
    .command(({ tr }) => {
      const place = tr.doc.resolve(at);
      const size = place.nodeAfter?.nodeSize ?? 0;
      const alone = place.depth > 0 && place.parent.childCount === 1 && !place.parent.isTextblock;
      if (alone) tr.delete(place.before(), place.after());
      else tr.delete(at, at + size);
      return true;
    })
    .focus()
    .run();
};

/** Puts another node in the place of this one. */
export const replaceNode = (
  { editor, getPos, node }: Pick<NodeViewProps, 'editor' | 'getPos' | 'node'>,
  type: string,
  attributes: Record<string, unknown> = {},
): void => {
  const at = getPos();
  const next = editor.schema.nodes[type]?.createAndFill(attributes);
  if (at === undefined || !next) return;
  editor.view.dispatch(editor.state.tr.replaceWith(at, at + node.nodeSize, next));
  // What was pressed is gone: the keyboard goes to what stands there now, once it is drawn.
  requestAnimationFrame(() => {
    const drawn = editor.view.nodeDOM(at);
    if (drawn instanceof HTMLElement) drawn.querySelector<HTMLElement>('select, button')?.focus();
  });
};
