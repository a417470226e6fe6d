import { LIMITS } from '../limits.ts';
import { everyNode, SAMPLE_PICTURES } from './every-node.ts';
import { block, BODY, contentOf, contentWith, contentWritten, type Hostile, paragraph, text } from './hostile.ts';

type Row = readonly [name: string, node: unknown, place: string, reason: Hostile['reason']];

const first = (type: string) => everyNode().content?.find((node) => node.type === type) ?? { type };
const row = (...content: unknown[]) => ({ type: 'table', content: [{ type: 'tableRow', content }] });
const cell = (...content: unknown[]) => ({ type: 'tableCell', content });
const recipe = (length: number, last: unknown) => ({
  type: 'recipe',
  content: [...Array.from({ length: length - 1 }, () => ({ type: 'emptyItem' })), last],
});
const item = { type: 'item', attrs: { icon: 'sword', name: 'Blade' } };
const inCell = 'content[0].content[0].content[0]';

const SHAPES: readonly Row[] = [
  ['a table in a table', row(cell(first('table'))), `${inCell}.type`, 'type'],
  [
    'a table in a quote in a table',
    row(cell({ type: 'blockquote', content: [first('table')] })),
    `${inCell}.content[0].type`,
    'type',
  ],
  ['a spoiler in a table', row(cell(first('spoiler'))), `${inCell}.type`, 'type'],
  [
    'a cell over no column',
    row({ ...cell(paragraph()), attrs: { colspan: 0 } }),
    'content[0].content[0].attrs.colspan',
    'value',
  ],
  [
    'a cell over a thousand rows',
    row({ ...cell(paragraph()), attrs: { rowspan: 1000 } }),
    'content[0].content[0].attrs.rowspan',
    'value',
  ],
  [
    'a cell with an alignment',
    row({ ...cell(paragraph()), attrs: { align: null } }),
    'content[0].content[0].attrs.align',
    'unknown',
  ],
  ['a cell with nothing', row({ type: 'tableCell' }), 'content[0].content[0].content', 'missing'],
  ['a row of paragraphs', row(paragraph()), 'content[0].content[0].type', 'type'],
  ['a spoiler in a spoiler', { ...first('spoiler'), content: [first('spoiler')] }, 'content[0].type', 'type'],
  ['a callout in a callout', { ...first('callout'), content: [first('callout')] }, 'content[0].type', 'type'],
  ['a gallery of words', { type: 'gallery', content: [paragraph()] }, 'content[0].type', 'type'],
  ['an empty list', { type: 'bulletList', content: [] }, 'content', 'length'],
  [
    'an item that begins with a list',
    { type: 'bulletList', content: [{ type: 'listItem', content: [first('bulletList')] }] },
    'content[0].content[0].type',
    'type',
  ],
  ['a recipe of nine', recipe(9, item), 'content', 'length'],
  ['a recipe of eleven', recipe(11, item), 'content', 'length'],
  ['a recipe for nothing', recipe(10, { type: 'emptyItem' }), 'content[9].type', 'type'],
  [
    'code with bold in it',
    { type: 'codeBlock', content: [text('a', [{ type: 'bold' }])] },
    'content[0].marks',
    'unknown',
  ],
  ['code in two parts', { type: 'codeBlock', content: [text('a'), text('b')] }, 'content', 'length'],
  ['a picture in a heading', { ...first('heading'), content: [first('image')] }, 'content[0].type', 'type'],
  ['a rule that holds words', { type: 'horizontalRule', content: [paragraph()] }, 'content', 'unknown'],
  ['a block that is a list', [paragraph()], '', 'value'],
  ['a block that is a word', 'paragraph', '', 'value'],
  ['a block that is null', null, '', 'value'],
  ['content that is a word', { type: 'paragraph', content: '<script>alert(1)</script>' }, 'content', 'value'],
  ['content that is a thing', { type: 'paragraph', content: { length: 1, 0: text('a') } }, 'content', 'value'],
  ['a text without text', paragraph({ type: 'text' }), 'content[0].text', 'missing'],
  ['an empty text', paragraph(text('')), 'content[0].text', 'length'],
  ['a text that is a list', paragraph({ type: 'text', text: ['a'] }), 'content[0].text', 'value'],
  ['a text with content', paragraph({ ...text('a'), content: [text('b')] }), 'content[0].content', 'unknown'],
  ['a paragraph with marks', { ...paragraph(), marks: [{ type: 'bold' }] }, 'marks', 'unknown'],
  ['a paragraph with text', { ...paragraph(), text: 'a' }, 'text', 'unknown'],
  ['a text of 20,001 characters', paragraph(text('a'.repeat(20_001))), 'content[0].text', 'length'],
  ...['__proto__', 'constructor', 'prototype', 'innerHTML', 'key', 'ref', 'props'].map((name): Row => [
    `a paragraph with ${name}`,
    { ...paragraph(), [name]: { html: 'x' } },
    name.startsWith('_') ? `["${name}"]` : name,
    'unknown',
  ]),
];

const nested = (times: number) =>
  `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(times)}{"type":"horizontalRule"}${']}'.repeat(times)}]}`;
const tooDeep = `${BODY}${'.content[0]'.repeat(LIMITS.depth + 1)}`;

const manyCells = {
  type: 'table',
  content: Array.from({ length: 200 }, () => row(...Array.from({ length: 20 }, () => cell(paragraph()))).content[0]),
};
// Before cell c of row r stand the table, r rows of 41 nodes, its own row, and c cells of two.
const overNodes = (() => {
  const before = LIMITS.nodes - 1;
  const rows = Math.floor(before / 41);
  const within = before - rows * 41 - 1;
  const place = `.content[${Math.floor(within / 2)}]`;
  return `content[${rows}]${within < 0 ? '' : place}${within % 2 === 1 ? '.content[0]' : ''}`;
})();

const picture = (number: number) => `${SAMPLE_PICTURES[0].slice(0, -4)}${String(1000 + number)}`;
const galleries = Array.from({ length: 9 }, (_, gallery) => ({
  type: 'gallery',
  content: Array.from({ length: 24 }, (__, index) => ({
    type: 'image',
    attrs: { image: picture(gallery * 24 + index), alt: '' },
  })),
}));

export const HOSTILE_SHAPES: readonly Hostile[] = [
  ...SHAPES.map((shape) => block(...shape)),
  ...[LIMITS.depth, 1000, 10_000].map((times) => ({
    name: `${times} quotes in one another`,
    json: contentWritten(nested(times)),
    place: tooDeep,
    reason: 'depth' as const,
  })),
  {
    name: '10,000 lists in an attribute',
    json: contentWritten(
      `{"type":"doc","content":[{"type":"image","attrs":{"image":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]}`,
    ),
    place: `${BODY}.content[0].attrs.image${'[0]'.repeat(LIMITS.depth * 2 + 6)}`,
    reason: 'depth',
  },
  block('8,200 nodes', manyCells, overNodes, 'nodes'),
  {
    name: '120,000 characters',
    json: contentOf(...Array.from({ length: 6 }, () => paragraph(text('я'.repeat(20_000))))),
    place: `${BODY}.content[5].content[0].text`,
    reason: 'text',
  },
  { name: 'a million characters', json: contentWith('slug', 'a'.repeat(LIMITS.json)), place: '', reason: 'size' },
  // The cover is one of the two hundred.
  {
    name: '216 pictures',
    json: contentOf(...galleries),
    place: `${BODY}.content[8].content[7].attrs.image`,
    reason: 'pictures',
  },
  { name: 'a body that is a paragraph', json: contentWith(BODY, paragraph()), place: `${BODY}.type`, reason: 'value' },
  { name: 'a body that is HTML', json: contentWith(BODY, '<script>alert(1)</script>'), place: BODY, reason: 'value' },
  { name: 'a body that is null', json: contentWith(BODY, null), place: BODY, reason: 'value' },
  {
    name: 'a body with attributes',
    json: contentWith(BODY, { type: 'doc', attrs: {} }),
    place: `${BODY}.attrs`,
    reason: 'unknown',
  },
];
