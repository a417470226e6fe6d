import type { NodeViewProps } from '@tiptap/react';

/** Removes a node, and its parent if that becomes empty; the cursor moves to its position. */
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

/** Replaces a node. */
export const replaceNode = (
  { editor, getPos, node }: Pick<NodeViewProps, 'editor' | 'getPos' | 'node'>,
  type: string,
  attributes: Record<string, unknown> = {},
): void => {
  const at = getPos();
  const next = editor.schema.nodes[type]?.createAndFill(attributes);
  if (at === undefined || !next) return;
  editor.view.dispatch(editor.state.tr.replaceWith(at, at + node.nodeSize, next));
  // The pressed button is gone: focus the replacement after it is rendered.
  requestAnimationFrame(() => {
    const drawn = editor.view.nodeDOM(at);
    if (drawn instanceof HTMLElement) drawn.querySelector<HTMLElement>('select, button')?.focus();
  });
};
