import type { BodyNode } from '@hoshikraft/document';

/** A text attribute of a node; empty if absent. */
export const textAttribute = ({ attrs }: BodyNode, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};

/** An integer attribute of a node, clamped to `least`..`most`; `otherwise` if absent. */
export const numberAttribute = (
  { attrs }: BodyNode,
  name: string,
  least: number,
  most: number,
  otherwise = least,
): number => {
  const value = attrs?.[name];
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : otherwise;
};
