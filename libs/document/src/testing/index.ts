import type { Hostile } from './hostile.ts';
import { HOSTILE_LINKS } from './hostile-links.ts';
import { HOSTILE_NODES } from './hostile-nodes.ts';
import { HOSTILE_SHAPES } from './hostile-shapes.ts';
import { HOSTILE_WORDS } from './hostile-words.ts';

export type { Hostile } from './hostile.ts';
export { everyNode, SAMPLE_PICTURES, sampleContent } from './every-node.ts';

/** More than two hundred contents that are not to come in, each with the place and the reason of its refusal. */
export const hostileContents: readonly Hostile[] = [
  ...HOSTILE_LINKS,
  ...HOSTILE_NODES,
  ...HOSTILE_SHAPES,
  ...HOSTILE_WORDS,
];
