import { NODES, type NodeRule, type NodeType } from '@hoshikraft/document';

const oneOf = (types: readonly string[]): string => (types.length === 1 ? (types[0] ?? '') : `(${types.join(' | ')})`);

// Long ranges cost the editor one state per count, so the body validation checks them instead.
const COUNTED = 60;

const times = ({ least = 0, most = Infinity }: NodeRule): string => {
  if (most <= COUNTED && least > 0) return `{${least},${most}}`;
  return least > 0 ? '+' : '*';
};

/** ProseMirror content expression of a node, from the table of node types. */
export const contentOf = (type: NodeType): string => {
  const rule: NodeRule = NODES[type];
  const { holds, first = [], most } = rule;
  if (holds === undefined) return '';
  const begins = first.map(oneOf);
  if (first.length === most) return begins.join(' ');
  // An empty body has no position for the cursor.
  const rest = type === 'doc' ? '+' : first.length > 0 ? '*' : times(rule);
  return [...begins, oneOf(holds) + rest].join(' ');
};
