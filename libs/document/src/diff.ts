import { diffArrays } from 'diff';
import type { BodyNode } from './content.ts';
import { plainText } from './text.ts';

export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A block of a body beside the same of an older one. `words` where both are text of one kind. */
export type BlockChange =
  | { readonly kind: 'same' | 'added'; readonly after: BodyNode }
  | { readonly kind: 'removed'; readonly before: BodyNode }
  | {
      readonly kind: 'changed';
      readonly before: BodyNode;
      readonly after: BodyNode;
      readonly words: readonly WordChange[];
    };

// Without a common block, every pair of blocks would be compared; above this number the bodies differ as a whole.
const MAX_BLOCK_CHANGES = 1000;
const MAX_WORD_CHANGES = 2000;

// The library splits only Latin words: it would compare Russian letter by letter.
const WORDS = /[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** Words that went and came between two texts. */
export const diffWords = (before: string, after: string): WordChange[] => {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_WORD_CHANGES });
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
};

// A removed block and its replacement of the same type are one change.
const paired = (removed: readonly BodyNode[], added: readonly BodyNode[]): BlockChange[] => {
  const changes: BlockChange[] = [];
  let next = 0;
  for (const before of removed) {
    const after = added[next];
    if (after?.type === before.type) {
      changes.push({ kind: 'changed', before, after, words: diffWords(plainText(before), plainText(after)) });
      next += 1;
    } else changes.push({ kind: 'removed', before });
  }
  return [...changes, ...added.slice(next).map((after) => ({ kind: 'added', after }) as const)];
};

/** What changed from one body to another: block by block as they stand in the body, words inside. */
export const diffBodies = (before: BodyNode, after: BodyNode): BlockChange[] => {
  const [old, fresh] = [before.content ?? [], after.content ?? []];
  const parts = diffArrays(
    old.map((block) => JSON.stringify(block)),
    fresh.map((block) => JSON.stringify(block)),
    { maxEditLength: MAX_BLOCK_CHANGES },
  );
  if (!parts) return paired(old, fresh);
  const changes: BlockChange[] = [];
  let gone: BodyNode[] = [];
  let [oldAt, freshAt] = [0, 0];
  const settle = (came: readonly BodyNode[]) => {
    changes.push(...paired(gone, came));
    gone = [];
  };
  for (const { removed, added, value } of parts) {
    const there = fresh.slice(freshAt, freshAt + value.length);
    if (removed) gone = old.slice(oldAt, oldAt + value.length);
    else if (added) settle(there);
    else {
      settle([]);
      changes.push(...there.map((block) => ({ kind: 'same', after: block }) as const));
    }
    if (!added) oldAt += value.length;
    if (!removed) freshAt += value.length;
  }
  settle([]);
  return changes;
};
