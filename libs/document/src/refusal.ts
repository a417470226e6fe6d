/** Why a content was refused. */
export const REFUSAL_REASONS = [
  /** Not JSON at all. */
  'json',
  /** Too much JSON. */
  'size',
  /** Nodes within nodes within nodes. */
  'depth',
  /** Too many nodes. */
  'nodes',
  /** Too much text in one language. */
  'text',
  /** Too many pictures. */
  'pictures',
  /** Invisible or misleading characters. */
  'characters',
  /** A node or mark that there is not, or not here. */
  'type',
  /** An attribute or property that there is not. */
  'unknown',
  /** Something has to be here. */
  'missing',
  /** A link that is neither https nor a page of ours. */
  'link',
  /** Too few or too many, too short or too long. */
  'length',
  /** The same thing twice. */
  'twice',
  /** Not allowed here. */
  'value',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A refused content: where, such as `texts.ru.body.content[3].attrs.level`, empty for the whole; and why. */
export interface Refusal {
  readonly place: string;
  readonly reason: RefusalReason;
}
