import { everyNode, SAMPLE_PICTURES } from './every-node.ts';
import { block, type Hostile, paragraph, text } from './hostile.ts';

const TYPES = [
  'script',
  'Script',
  'style',
  'iframe',
  'object',
  'svg',
  'math',
  'html',
  'rawHtml',
  'dangerouslySetInnerHTML',
  'form',
  'input',
  'button',
  'video',
  'meta',
  'base',
  'template',
  'noscript',
  'img',
  'Paragraph',
  'paragraph ',
  'pаragraph',
  'plainText',
  'mark-bold',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '',
] as const;

/** Nodes that exist, but not straight below a body. */
const ELSEWHERE = ['doc', 'text', 'hardBreak', 'listItem', 'tableRow', 'tableCell', 'item', 'emptyItem'] as const;

const named = (name: string) => (/^[A-Za-z][\w-]*$/.test(name) ? `.${name}` : `["${name}"]`);

const first = (type: string) => everyNode().content?.find((node) => node.type === type) ?? { type };

const ATTRIBUTES: readonly (readonly [type: string, name: string])[] = [
  ['paragraph', 'onclick'],
  ['paragraph', 'class'],
  ['horizontalRule', 'style'],
  ['heading', 'id'],
  ['heading', 'textAlign'],
  ['bulletList', 'onload'],
  ['orderedList', 'type'],
  ['codeBlock', 'innerHTML'],
  ['image', 'src'],
  ['image', 'srcset'],
  ['image', 'onerror'],
  ['image', '__proto__'],
  ['image', 'constructor'],
  ['gallery', 'style'],
  ['spoiler', 'ontoggle'],
  ['callout', 'color'],
  ['itemGrid', 'items'],
  ['recipe', 'onclick'],
  ['embed', 'src'],
  ['embed', 'srcdoc'],
  ['embed', 'allow'],
  ['table', 'border'],
];

// Of a node without attributes `attrs` itself is what there is not.
const strange = ([type, name]: readonly [string, string]): Hostile => {
  const node = first(type);
  const bare = node.attrs === undefined;
  const attrs = { ...node.attrs, [name]: 'x' };
  return block(`${type} with ${name}`, { ...node, attrs }, bare ? 'attrs' : `attrs${named(name)}`, 'unknown');
};

const VALUES: readonly (readonly [type: string, name: string, values: readonly unknown[]])[] = [
  ['heading', 'level', [1, 9, '2', 2.5, null, true, [2]]],
  ['orderedList', 'start', [-1, '1', 1e9]],
  ['image', 'image', ['x', '../../etc/passwd', 'https://evil.example/a.png', 'javascript:alert(1)', null]],
  ['image', 'image', [`${SAMPLE_PICTURES[0]}\n`, SAMPLE_PICTURES[0].toUpperCase(), `${SAMPLE_PICTURES[0]}"onerror="x`]],
  ['callout', 'tone', ['pink', 'info" onmouseover="alert(1)', 'constructor', null]],
  ['codeBlock', 'language', ['<script>', 'json"><script>', 0]],
  ['spoiler', 'title', [null, 1, { html: '<b>' }]],
];

const ITEM = { icon: 'sword', name: 'Blade' };
const ITEMS: readonly (readonly [name: string, value: unknown, reason: Hostile['reason']])[] = [
  ['icon', 'nothing', 'value'],
  ['icon', '__proto__', 'value'],
  ['icon', 'url(javascript:alert(1))', 'value'],
  ['name', '', 'length'],
  ['count', 0, 'value'],
  ['count', '64', 'value'],
];

const EMBEDS: readonly (readonly [provider: unknown, video: unknown, place: string, reason: Hostile['reason']])[] = [
  ['vimeo', '123456', 'provider', 'type'],
  ['YouTube', 'dQw4w9WgXcQ', 'provider', 'type'],
  ['constructor', 'x', 'provider', 'type'],
  ['https://evil.example/', 'x', 'provider', 'type'],
  ['youtube', '../../evil', 'video', 'value'],
  ['youtube', 'dQw4w9WgXcQ?x', 'video', 'value'],
  ['youtube', 'dQw4w9WgXcQ"><script>', 'video', 'value'],
  ['youtube', 'javascript:', 'video', 'value'],
  ['vk', 'dQw4w9WgXcQ', 'video', 'value'],
  ['vk', '-1_2&evil=1', 'video', 'value'],
  ['rutube', 'x', 'video', 'value'],
  ['twitch', '1', 'video', 'value'],
  ['twitch', null, 'video', 'value'],
];

const embed = ([provider, video, place, reason]: (typeof EMBEDS)[number]) =>
  block(
    `embed ${String(provider)} ${String(video)}`,
    { type: 'embed', attrs: { provider, video } },
    `attrs.${place}`,
    reason,
  );

const MARKS: readonly (readonly [name: string, marks: unknown, place: string, reason: Hostile['reason']])[] = [
  ...['script', 'textStyle', 'highlight', 'Bold', 'constructor', '__proto__'].map(
    (type) => [`mark ${type}`, [{ type }], 'marks[0].type', 'type'] as const,
  ),
  ['mark with a style', [{ type: 'bold', attrs: { style: 'x' } }], 'marks[0].attrs', 'unknown'],
  ['mark that is a word', ['bold'], 'marks[0]', 'value'],
  ['marks that are no list', { type: 'bold' }, 'marks', 'value'],
  ['bold twice', [{ type: 'bold' }, { type: 'bold' }], 'marks', 'twice'],
  ['two links', ['/store', '/servers'].map((href) => ({ type: 'link', attrs: { href } })), 'marks', 'twice'],
  ['seven marks', Array.from({ length: 7 }, () => ({ type: 'bold' })), 'marks', 'length'],
];

export const HOSTILE_NODES: readonly Hostile[] = [
  ...[...TYPES, ...ELSEWHERE].map((type) => block(`a block of type "${type}"`, { type }, 'type', 'type')),
  ...[null, 0, true, ['paragraph'], { type: 'paragraph' }].map((type) =>
    block(`a block whose type is ${JSON.stringify(type)}`, { type }, 'type', 'type'),
  ),
  ...ATTRIBUTES.map(strange),
  ...VALUES.flatMap(([type, name, values]) =>
    values.map((value) => {
      const node = first(type);
      const said = `${type} whose ${name} is ${JSON.stringify(value)}`;
      return block(said, { ...node, attrs: { ...node.attrs, [name]: value } }, `attrs.${name}`, 'value');
    }),
  ),
  ...ITEMS.map(([name, value, reason]) =>
    block(
      `item whose ${name} is ${JSON.stringify(value)}`,
      { type: 'itemGrid', content: [{ type: 'item', attrs: { ...ITEM, [name]: value } }] },
      `content[0].attrs.${name}`,
      reason,
    ),
  ),
  ...EMBEDS.map(embed),
  ...MARKS.map(([name, marks, place, reason]) =>
    block(name, paragraph(text('a', marks)), `content[0].${place}`, reason),
  ),
];
