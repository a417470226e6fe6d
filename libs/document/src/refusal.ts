/** Reasons for a validation error of a content. */
export const REFUSAL_REASONS = [
  /** Not JSON. */
  'json',
  /** Too much JSON. */
  'size',
  /** Nodes are nested too deeply. */
  'depth',
  /** Too many nodes. */
  'nodes',
  /** Too much text in one language. */
  'text',
  /** Too many pictures. */
  'pictures',
  /** Invisible or misleading characters. */
  'characters',
  /** A node or mark that does not exist, or is not allowed here. */
  'type',
  /** An unknown attribute or property. */
  'unknown',
  /** A required value is missing. */
  'missing',
  /** A link that is neither https nor a page of this site. */
  'link',
  /** Too few or too many items, or too short or too long. */
  'length',
  /** A duplicate. */
  'twice',
  /** Not allowed here. */
  'value',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Validation error of a content: its place, such as `texts.ru.body.content[3].attrs.level` (empty for the whole), and its reason. */
export interface Refusal {
  readonly place: string;
  readonly reason: RefusalReason;
}
