import type { BodyNode } from './content.ts';

/** A node and its path in the body: `content[3].content[0]`. */
export interface PlacedNode {
  readonly node: BodyNode;
  readonly place: string;
}

/** Every node of a body in the order of reading, the body itself left out. */
export const nodesOf = (body: BodyNode): PlacedNode[] => {
  const found: PlacedNode[] = [];
  const stack: PlacedNode[] = [{ node: body, place: '' }];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.place !== '') found.push(at);
    const before = at.place === '' ? '' : `${at.place}.`;
    const inner = (at.node.content ?? []).map((node, index) => ({ node, place: `${before}content[${index}]` }));
    stack.push(...inner.reverse());
  }
  return found;
};
