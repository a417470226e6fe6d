import type { BodyNode } from '@hoshikraft/document';

/** A text of a node's attributes; empty where there is none of this name. */
export const wordsIn = ({ attrs }: BodyNode, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};

/** A whole number of a node's attributes, brought between two others; `otherwise` where there is none of this name. */
export const numberIn = ({ attrs }: BodyNode, name: string, least: number, most: number, otherwise = least): number => {
  const value = attrs?.[name];
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : otherwise;
};
