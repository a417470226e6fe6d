import type { BodyNode } from './content.ts';
import { plainText } from './text.ts';

export interface BodyHeading {
  /** For its element and for the address that leads to it; never one of the page's own. */
  readonly id: string;
  readonly level: number;
  readonly text: string;
  readonly node: BodyNode;
}

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 60) ?? '';

/** Top-level headings of a body, for its table of contents; repeated texts get a number. */
export const headingsOf = (body: BodyNode): BodyHeading[] => {
  const taken = new Map<string, number>();
  return (body.content ?? [])
    .filter(({ type }) => type === 'heading')
    .map((node) => {
      const text = plainText(node).replaceAll(/\s+/g, ' ').trim();
      const base = `text-${idOf(text)}`;
      const times = (taken.get(base) ?? 0) + 1;
      taken.set(base, times);
      return { id: times === 1 ? base : `${base}-${times}`, level: Number(node.attrs?.['level'] ?? 2), text, node };
    })
    .filter(({ text }) => text !== '');
};
