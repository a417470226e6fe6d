import type { BodyNode, DocumentContent } from '../content.ts';

/** Ids of pictures that `everyNode` shows. */
export const SAMPLE_PICTURES = [
  '6f1c2d3e-0000-4000-8000-000000000001',
  '6f1c2d3e-0000-4000-8000-000000000002',
  '6f1c2d3e-0000-4000-8000-000000000003',
] as const;

const text = (words: string, ...marks: NonNullable<BodyNode['marks']>): BodyNode =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };
const paragraph = (...content: BodyNode[]): BodyNode => ({ type: 'paragraph', content });
const listItem = (words: string): BodyNode => ({ type: 'listItem', content: [paragraph(text(words))] });
const image = (number: 0 | 1 | 2): BodyNode => ({
  type: 'image',
  attrs: { image: SAMPLE_PICTURES[number], alt: `Picture ${number + 1}`, caption: `Caption ${number + 1}` },
});
const cell = (type: string, words: string, attrs?: BodyNode['attrs']): BodyNode => ({
  type,
  ...(attrs && { attrs }),
  content: [paragraph(text(words))],
});
const item = (icon: string, name: string, count = 1): BodyNode => ({ type: 'item', attrs: { icon, name, count } });
const empty: BodyNode = { type: 'emptyItem' };

/** A body with every node, mark and attribute that there is. */
export const everyNode = (): BodyNode => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('What is new')] },
    paragraph(
      text('Bold', { type: 'bold' }),
      text(', italic', { type: 'italic' }),
      text(', struck', { type: 'strike' }),
      text(', underlined', { type: 'underline' }),
      text(', code', { type: 'code' }),
      { type: 'hardBreak' },
      text('our store', { type: 'link', attrs: { href: '/store' } }),
      text(' and elsewhere', { type: 'link', attrs: { href: 'https://example.com/path?a=1#b' } }),
    ),
    { type: 'heading', attrs: { level: 3 }, content: [text('Lists')] },
    { type: 'bulletList', content: [listItem('First'), listItem('Second')] },
    { type: 'orderedList', attrs: { start: 3 }, content: [listItem('Third'), listItem('Fourth')] },
    { type: 'blockquote', content: [paragraph(text('Said by somebody'))] },
    { type: 'codeBlock', attrs: { language: 'json' }, content: [text('{ "a": 1 }')] },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', 'Ore'), cell('tableHeader', 'Height', { colspan: 2, rowspan: 1 })],
        },
        { type: 'tableRow', content: [cell('tableCell', 'Iron'), cell('tableCell', '16'), cell('tableCell', '64')] },
      ],
    },
    image(0),
    { type: 'gallery', content: [image(1), image(2)] },
    { type: 'spoiler', attrs: { title: 'The end of it' }, content: [paragraph(text('Hidden until opened'))] },
    { type: 'callout', attrs: { tone: 'warning' }, content: [paragraph(text('Mind the gap'))] },
    {
      type: 'itemGrid',
      attrs: { title: 'Starting kit' },
      content: [item('sword', 'Blade'), item('food', 'Bread', 16)],
    },
    {
      type: 'recipe',
      attrs: { title: 'A pickaxe' },
      content: [
        item('ingot', 'Ingot'),
        item('ingot', 'Ingot'),
        item('ingot', 'Ingot'),
        empty,
        item('key', 'Stick'),
        empty,
        empty,
        item('key', 'Stick'),
        empty,
        item('pickaxe', 'Pickaxe'),
      ],
    },
    { type: 'embed', attrs: { provider: 'youtube', video: 'dQw4w9WgXcQ', title: 'A film' } },
  ],
});

/** A content that may be published in both languages, with `body` as its Russian text. */
export const sampleContent = (body: BodyNode = everyNode()): DocumentContent => ({
  slug: 'sample',
  cover: { image: SAMPLE_PICTURES[0], alt: { ru: 'Обложка', en: 'A cover' } },
  tags: ['magic'],
  servers: [{ id: 'magic-rpg', version: '1.4' }],
  publishAt: '2026-12-01T10:00:00Z',
  texts: {
    ru: { title: 'Заголовок', summary: 'Кратко о главном', body },
    en: { title: 'A title', summary: 'What it is about', body: { type: 'doc', content: [paragraph(text('English'))] } },
  },
  meta: { originalAuthor: 'Somebody', originalUrl: 'https://example.com/mod' },
});
