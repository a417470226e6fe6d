import { NODES, type NodeRule, type NodeType } from '@hoshikraft/document';

const oneOf = (types: readonly string[]): string => (types.length === 1 ? (types[0] ?? '') : `(${types.join(' | ')})`);

// Long ranges cost the editor a state for each count: those the check of the body counts.
const COUNTED = 60;

const times = ({ least = 0, most = Infinity }: NodeRule): string => {
  if (most <= COUNTED && least > 0) return `{${least},${most}}`;
  return least > 0 ? '+' : '*';
};

/** What a node may hold, by the one table of the body, in the words of the editor's engine. */
export const contentOf = (type: NodeType): string => {
  const rule: NodeRule = NODES[type];
  const { holds, first = [], most } = rule;
  if (holds === undefined) return '';
  const begins = first.map(oneOf);
  if (first.length === most) return begins.join(' ');
  // A body without a line has no place for the cursor.
  const rest = type === 'doc' ? '+' : first.length > 0 ? '*' : times(rule);
  return [...begins, oneOf(holds) + rest].join(' ');
};
