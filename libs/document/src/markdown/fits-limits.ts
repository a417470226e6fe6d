import type { BodyNode } from '../content.ts';
import { LIMITS } from '../limits.ts';
import { NODES, type NodeRule } from '../nodes.ts';
import { nodesOf } from '../nodes-of.ts';
import { walk } from '../walk.ts';

const isShort = ({ type, text = '', content = [] }: BodyNode): boolean => {
  if (type === 'text') return text.length <= LIMITS.textNode;
  const { most = Infinity }: NodeRule = NODES[type as keyof typeof NODES];
  return content.length <= most;
};

/** Whether a body of known nodes is within the limits of depth, number and length. */
export const fitsLimits = (body: BodyNode): boolean =>
  isShort(body) && walk(body) === undefined && nodesOf(body).every(({ node }) => isShort(node));
