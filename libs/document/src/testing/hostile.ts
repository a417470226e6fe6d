import type { RefusalReason } from '../refusal.ts';
import { sampleContent } from './every-node.ts';

/** Something that is sent instead of a content, and how it has to be refused. */
export interface Hostile {
  readonly name: string;
  /** As it is sent. */
  readonly json: string;
  readonly place: string;
  readonly reason: RefusalReason;
}

export const BODY = 'texts.ru.body';

/** The sample content with `value` at one of its places, such as `texts.ru.title`. */
export const contentWith = (path: string, value: unknown): string => {
  const content: unknown = sampleContent({ type: 'doc', content: [] });
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = content as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  at[last] = value;
  return JSON.stringify(content);
};

/** A content whose Russian body holds these blocks. */
export const contentOf = (...blocks: unknown[]): string => contentWith(BODY, { type: 'doc', content: blocks });

/** The same, with the body as it is written: for what cannot be made of values. */
export const contentWritten = (body: string): string => contentWith(BODY, '¤').replace('"¤"', () => body);

/** A case whose one block is refused at `place` below it. */
export const block = (name: string, node: unknown, place: string, reason: RefusalReason): Hostile => ({
  name,
  json: contentOf(node),
  place: `${BODY}.content[0]${place === '' || place.startsWith('[') ? '' : '.'}${place}`,
  reason,
});

export const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
export const text = (words: string, marks?: unknown) => ({
  type: 'text',
  text: words,
  ...(marks !== undefined && { marks }),
});
