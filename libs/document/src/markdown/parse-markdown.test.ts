import { checkBody } from '../check.ts';
import type { BodyNode } from '../content.ts';
import { plainText } from '../text.ts';
import { SAMPLE_PICTURES } from '../testing/index.ts';
import type { MarkdownOptions } from './inline.ts';
import { parseMarkdown } from './parse-markdown.ts';

const text = (words: string, ...marks: BodyNode['marks'] & object) =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };
const paragraph = (...content: BodyNode[]) => ({ type: 'paragraph', content });
const words = (line: string) => paragraph(text(line));
const listItem = (...content: BodyNode[]) => ({ type: 'listItem', content });
const item = (icon: string, name: string, count = 1) => ({ type: 'item', attrs: { icon, name, count } });
const empty = { type: 'emptyItem' };

/** The blocks of a text, which the check of the server lets in. */
const parse = (markdown: string, options?: MarkdownOptions): BodyNode[] => {
  const body = parseMarkdown(markdown, options);
  expect(body === null ? 'too large' : checkBody(body)).toBeUndefined();
  return body?.content ?? [];
};

test('headings begin at our second level and end at the fourth', () => {
  const levels = parse('# a\n\n## b\n\n##### c').map(({ attrs }) => attrs?.['level']);
  expect(levels).toEqual([2, 2, 4]);
});

test('marks of a line stay, one on another too, and its end is a space', () => {
  expect(parse('a **b _c_** `d` ~~e~~\n[f](/store) \\*g\\*')).toEqual([
    paragraph(
      text('a '),
      text('b ', { type: 'bold' }),
      text('c', { type: 'bold' }, { type: 'italic' }),
      text(' '),
      text('d', { type: 'code' }),
      text(' '),
      text('e', { type: 'strike' }),
      text(' '),
      text('f', { type: 'link', attrs: { href: '/store' } }),
      text(' *g*'),
    ),
  ]);
  expect(parse('a  \nb')).toEqual([paragraph(text('a'), { type: 'hardBreak' }, text('b'))]);
});

test('lists, quotes, code and rules', () => {
  expect(parse('- a\n  - b\n- c')).toEqual([
    {
      type: 'bulletList',
      content: [listItem(words('a'), { type: 'bulletList', content: [listItem(words('b'))] }), listItem(words('c'))],
    },
  ]);
  expect(parse('3. a\n4. b')).toEqual([
    { type: 'orderedList', attrs: { start: 3 }, content: [listItem(words('a')), listItem(words('b'))] },
  ]);
  expect(parse('> a\n>\n> b')).toEqual([{ type: 'blockquote', content: [words('a'), words('b')] }]);
  expect(parse('```js\na\n\n  b\n```\n\n---')).toEqual([
    { type: 'codeBlock', attrs: { language: 'javascript' }, content: [text('a\n\n  b')] },
    { type: 'horizontalRule' },
  ]);
});

test('a table keeps its head', () => {
  const row = (type: string, ...cells: string[]) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [words(cell)] })),
  });
  expect(parse('| a | b |\n| --- | --- |\n| c | d |')).toEqual([
    { type: 'table', content: [row('tableHeader', 'a', 'b'), row('tableCell', 'c', 'd')] },
  ]);
});

test('an alert is a callout of its tone, a quote with a title a spoiler, which holds what a quote may not', () => {
  expect(parse('> [!WARNING]\n> a **b**')).toEqual([
    { type: 'callout', attrs: { tone: 'warning' }, content: [paragraph(text('a '), text('b', { type: 'bold' }))] },
  ]);
  const [spoiler] = parse('> [!SPOILER] The end\n>\n> > [!TIP]\n> > a\n>\n> | b |\n> | --- |');
  expect(spoiler).toMatchObject({
    type: 'spoiler',
    attrs: { title: 'The end' },
    content: [{ type: 'callout', attrs: { tone: 'success' }, content: [words('a')] }, { type: 'table' }],
  });
  expect(parse('> [!NOTHING]\n> a')).toEqual([{ type: 'blockquote', content: [words('[!NOTHING] a')] }]);
});

test('items and a recipe are lines of a fenced block; one that is not well-formed stays code', () => {
  expect(parse('```items A kit\nsword: Blade\nfood: Bread × 16\n```')).toEqual([
    { type: 'itemGrid', attrs: { title: 'A kit' }, content: [item('sword', 'Blade'), item('food', 'Bread', 16)] },
  ]);
  const ingot = item('ingot', 'Iron');
  expect(parse('```recipe Helmet\nIII\nI.I\n...\n\nI = ingot: Iron\n= helmet: Helmet\n```')).toEqual([
    {
      type: 'recipe',
      attrs: { title: 'Helmet' },
      content: [ingot, ingot, ingot, ingot, empty, ingot, empty, empty, empty, item('helmet', 'Helmet')],
    },
  ]);
  const broken = ['items\nnothing: A', 'items', 'recipe\nIII\nIII', 'recipe\nIII\nIXI\nIII\nI = ingot: Iron\n= key: K'];
  for (const fence of broken) expect(parse(`\`\`\`${fence}\n\`\`\``)[0]?.type).toBe('codeBlock');
});

test('pictures that we have stand by themselves, several as a gallery; others are links', () => {
  const findPicture = (name: string) => ({ one: SAMPLE_PICTURES[0], two: SAMPLE_PICTURES[1] })[name] ?? null;
  const image = (id: string, alt: string, caption = '') => ({ type: 'image', attrs: { image: id, alt, caption } });
  expect(parse('![a](one "b")\n\n![c](one)\n![d](two)\n\ne ![f](two)', { findPicture })).toEqual([
    image(SAMPLE_PICTURES[0], 'a', 'b'),
    { type: 'gallery', content: [image(SAMPLE_PICTURES[0], 'c'), image(SAMPLE_PICTURES[1], 'd')] },
    words('e '),
    image(SAMPLE_PICTURES[1], 'f'),
  ]);
  expect(parse('# ![a](one)', { findPicture })).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('a')] },
  ]);
  expect(parse('![a](https://example.com/a.png) ![b](c.png)')).toEqual([
    paragraph(text('a', { type: 'link', attrs: { href: 'https://example.com/a.png' } }), text(' b')),
  ]);
});

test('the address of a video alone is its player', () => {
  const player = { type: 'embed', attrs: { provider: 'youtube', video: 'dQw4w9WgXcQ' } };
  expect(parse('<https://www.youtube.com/watch?v=dQw4w9WgXcQ>')).toEqual([player]);
  expect(parse('https://youtu.be/dQw4w9WgXcQ')).toEqual([player]);
  expect(parse('see https://youtu.be/dQw4w9WgXcQ')[0]?.type).toBe('paragraph');
});

test('what may not stand in a place becomes paragraphs', () => {
  expect(parse('- a\n\n  | b |\n  | --- |\n  | c |')).toEqual([
    { type: 'bulletList', content: [listItem(words('a'), words('b'), words('c'))] },
  ]);
  expect(parse('-\n- # a')).toMatchObject([
    { content: [{ content: [{ type: 'paragraph' }] }, { content: [{ type: 'paragraph' }, { type: 'heading' }] }] },
  ]);
  expect(parse('')).toEqual([{ type: 'paragraph' }]);
});

const HOSTILE_TEXTS: readonly (readonly [name: string, markdown: string])[] = [
  [
    'a link that runs',
    '[a](javascript:alert(1)) [b](JaVaScRiPt&colon;alert(1)) <javascript:alert(1)> [c](data:text/html,x)',
  ],
  ['a picture that runs', '![a](javascript:alert(1)) ![b](data:text/html;base64,x)'],
  ['a link with a name', '[a](https://user:password@example.com/) [b](//evil.example)'],
  ['HTML', '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\na <b onclick=x>b</b>'],
  ['references', '[a]: javascript:alert(1)\n\n[a] [b][a]'],
  ['what nobody sees', 'a\u202eb\u200bc &#x202e;d &#8203; e\u0000'],
  ['titles of code', '```"><script>\na\n```\n\n```items <b>\nsword: <i> × 99999\n```'],
  ['numbers of a list', '999999999. a'],
];

test.each(HOSTILE_TEXTS)('%s ends harmless', (_name, markdown) => {
  const blocks = parse(markdown);
  expect(JSON.stringify(blocks)).not.toMatch(/"href":"(?!https:\/\/example\.com)/);
  expect(blocks.every(({ type }) => ['paragraph', 'codeBlock', 'orderedList', 'itemGrid'].includes(type))).toBe(true);
});

test('HTML is text', () => {
  const html = '<b onclick="x">a</b>';
  expect(plainText({ type: 'doc', content: parse(html) })).toBe(html);
});

const row = (cell: string, count: number) => `${`|${cell}`.repeat(count)}|\n`;

test.each([
  ['quotes', '> '.repeat(10_000)],
  ['lists', '- '.repeat(10_000)],
  ['indented lists', Array.from({ length: 400 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ['brackets', `${'['.repeat(10_000)}a${']'.repeat(10_000)}`],
  ['emphasis', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
  ['pictures', '!['.repeat(10_000)],
  ['marks', '**a_'.repeat(10_000)],
  ['columns', row('a', 200) + row('-', 200)],
  ['items', '- a\n'.repeat(10_000)],
  ['paragraphs', 'a\n\n'.repeat(10_000)],
  ['characters', 'a'.repeat(200_000)],
])('ten thousand levels of %s are a body that passes, or none', (_name, markdown) => {
  const body = parseMarkdown(markdown);
  if (body !== null) expect(checkBody(body)).toBeUndefined();
});
