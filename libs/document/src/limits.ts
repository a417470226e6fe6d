/** How much one document may hold. */
export const LIMITS = {
  /** Of the JSON of a whole content, characters. */
  json: 1_000_000,
  /** Nodes within nodes, the body itself left out. */
  depth: 24,
  /** Of a body, in one language. */
  nodes: 5_000,
  /** Of a body, in one language, characters. */
  text: 100_000,
  /** Of one text node, characters. */
  textNode: 20_000,
  /** Of a whole content, in both languages, each counted once. */
  pictures: 200,
} as const;
