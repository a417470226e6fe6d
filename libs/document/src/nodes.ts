import { ITEM_ICONS } from '@hoshikraft/shared';
import { EMBED_PROVIDERS } from './embed.ts';
import { CALLOUT_TONES, CODE_LANGUAGES } from './names.ts';

/** A JSON schema of one attribute. */
type AttributeSchema = Readonly<Record<string, unknown>>;

export interface NodeRule {
  /** Attributes that have to be there. */
  readonly attrs?: Readonly<Record<string, AttributeSchema>>;
  /** Attributes that may be left out. */
  readonly optional?: Readonly<Record<string, AttributeSchema>>;
  /** Which nodes it may hold; none where this is missing. */
  readonly holds?: readonly string[];
  /** What its first nodes have to be, one by one. */
  readonly first?: readonly (readonly string[])[];
  readonly least?: number;
  readonly most?: number;
  /** Its text bears no marks. */
  readonly plain?: boolean;
}

const INLINE = ['text', 'hardBreak'] as const;
const PLAIN_BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'image',
] as const;
const WIDE_BLOCKS = ['table', 'gallery', 'itemGrid', 'recipe', 'embed'] as const;

const words = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength });
const count = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const oneOf = (values: readonly (string | null)[]) => ({ enum: values });
const cell = { optional: { colspan: count(1, 20), rowspan: count(1, 100) }, holds: PLAIN_BLOCKS, least: 1, most: 50 };
const slot = ['item', 'emptyItem'] as const;

/**
 * Every node that a body may be made of, its attributes and what it holds: the one place that editor, check and pages go
 * by. Cells hold no tables, so no table comes within a table.
 */
export const NODES = {
  doc: { holds: [...PLAIN_BLOCKS, ...WIDE_BLOCKS, 'callout', 'spoiler'], most: 2000 },
  paragraph: { holds: INLINE, most: 1000 },
  heading: { attrs: { level: count(2, 4) }, holds: INLINE, most: 100 },
  bulletList: { holds: ['listItem'], least: 1, most: 500 },
  orderedList: { optional: { start: count(0, 9999) }, holds: ['listItem'], least: 1, most: 500 },
  listItem: { first: [['paragraph']], holds: PLAIN_BLOCKS, least: 1, most: 50 },
  blockquote: { holds: PLAIN_BLOCKS, least: 1, most: 200 },
  codeBlock: { optional: { language: oneOf([...CODE_LANGUAGES, null]) }, holds: ['text'], plain: true, most: 1 },
  horizontalRule: {},
  hardBreak: {},
  table: { holds: ['tableRow'], least: 1, most: 200 },
  tableRow: { holds: ['tableHeader', 'tableCell'], least: 1, most: 20 },
  tableHeader: cell,
  tableCell: cell,
  image: {
    attrs: { image: { type: 'string', format: 'picture' }, alt: words(300) },
    optional: { caption: words(300) },
  },
  gallery: { holds: ['image'], least: 1, most: 24 },
  spoiler: {
    attrs: { title: words(120, 1) },
    holds: [...PLAIN_BLOCKS, ...WIDE_BLOCKS, 'callout'],
    least: 1,
    most: 200,
  },
  callout: {
    attrs: { tone: oneOf(CALLOUT_TONES) },
    holds: [...PLAIN_BLOCKS, ...WIDE_BLOCKS],
    least: 1,
    most: 200,
  },
  itemGrid: { optional: { title: words(120) }, holds: ['item'], least: 1, most: 60 },
  item: { attrs: { icon: oneOf(ITEM_ICONS), name: words(64, 1) }, optional: { count: count(1, 9999) } },
  emptyItem: {},
  /** A workbench: nine places, row by row, and what comes of them. */
  recipe: {
    optional: { title: words(120) },
    first: [slot, slot, slot, slot, slot, slot, slot, slot, slot, ['item']],
    holds: ['item'],
    least: 10,
    most: 10,
  },
  embed: { attrs: { provider: oneOf(EMBED_PROVIDERS), video: words(64, 1) }, optional: { title: words(200) } },
} as const satisfies Readonly<Record<string, NodeRule>>;

/** A type of node other than text. */
export type NodeType = keyof typeof NODES;

export const MARKS = ['bold', 'italic', 'strike', 'underline', 'code', 'link'] as const;
export type MarkType = (typeof MARKS)[number];
