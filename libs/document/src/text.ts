import type { BodyNode } from './content.ts';
import { LIMITS } from './limits.ts';

const WORDS_A_MINUTE = 200;

// These are joined without a separator; all other nodes start a new line.
const INLINE = new Set(['text', 'hardBreak']);

const ATTRIBUTES = ['title', 'name', 'alt', 'caption'] as const;

const own = ({ type, text, attrs }: BodyNode): string => {
  if (type === 'text') return text ?? '';
  if (type === 'hardBreak') return '\n';
  return ATTRIBUTES.map((name) => attrs?.[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join('\n');
};

const textWithin = (node: BodyNode, depth: number): string => {
  const inner = depth > LIMITS.depth ? [] : (node.content ?? []);
  const below = inner.reduce((all, child) => {
    const text = textWithin(child, depth + 1);
    return all === '' || INLINE.has(child.type) ? all + text : `${all}\n${text}`;
  }, '');
  return [own(node), below].filter((part) => part !== '').join('\n');
};

/** All that is to be read in a body, without its form: a line for each block. */
export const plainText = (body: BodyNode): string => textWithin(body, 0);

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Reading time at 200 words a minute, in minutes, at least one. */
export const readingMinutes = (body: BodyNode): number =>
  Math.max(1, Math.ceil(countWords(plainText(body)) / WORDS_A_MINUTE));
