import { block, contentWith, type Hostile, paragraph, text } from './hostile.ts';

/** What is not seen, or makes what is seen mislead. */
const CHARACTERS: readonly (readonly [name: string, character: string])[] = [
  ['right-to-left override', '\u202E'],
  ['left-to-right embedding', '\u202A'],
  ['end of an embedding', '\u202C'],
  ['left-to-right isolate', '\u2066'],
  ['first strong isolate', '\u2068'],
  ['right-to-left mark', '\u200F'],
  ['Arabic letter mark', '\u061C'],
  ['zero', '\u0000'],
  ['backspace', '\u0008'],
  ['carriage return', '\r'],
  ['escape', '\u001B'],
  ['delete', '\u007F'],
  ['next line', '\u0085'],
  ['soft hyphen', '\u00AD'],
  ['zero-width space', '\u200B'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\uFEFF'],
  ['line separator', '\u2028'],
  ['paragraph separator', '\u2029'],
  ['Hangul filler', '\u3164'],
  ['tag letter', '\u{E0061}'],
  ['no character', '\uFFFF'],
  ['first half of a pair', '\uD83C'],
  ['second half of a pair', '\uDF38'],
  ['pair the wrong way round', '\uDF38\uD83C'],
];

type Row = readonly [name: string, path: string, value: unknown, reason: Hostile['reason'], place?: string];

const TOO_MANY_TAGS = Array.from({ length: 13 }, (_, index) => `tag-${index}`);
const server = (id: string, version: unknown = null) => ({ id, version });

const AROUND: readonly Row[] = [
  ...['../x', 'a--b', '-a', 'Wipe', 'вайп', 'a/b', 'a'.repeat(81)].map((slug): Row => [
    `address ${slug.slice(0, 20)}`,
    'slug',
    slug,
    slug.length > 80 ? 'length' : 'value',
  ]),
  ['a title of two lines', 'texts.ru.title', 'a\nb', 'value'],
  ['a title of 121 characters', 'texts.ru.title', 'a'.repeat(121), 'length'],
  ['a title that is a number', 'texts.ru.title', 1, 'value'],
  ['a summary of 401 characters', 'texts.en.summary', 'a'.repeat(401), 'length'],
  ['a third language', 'texts.fr', null, 'unknown'],
  ['an English text that is a word', 'texts.en', 'a', 'value'],
  ['an author in the content', 'author', 'admin', 'unknown'],
  [
    '__proto__ in the content',
    'meta',
    { originalAuthor: null, originalUrl: null, ['__proto__']: 1 },
    'unknown',
    'meta["__proto__"]',
  ],
  ['a day that is not', 'publishAt', '2026-02-30T10:00:00Z', 'value'],
  ['a time in words', 'publishAt', 'tomorrow', 'value'],
  ['a time as a number', 'publishAt', 0, 'value'],
  ['thirteen tags', 'tags', TOO_MANY_TAGS, 'length'],
  ['a tag twice', 'tags', ['magic', 'magic'], 'twice'],
  ['a tag with markup', 'tags', ['<b>'], 'value', 'tags[0]'],
  ['a server twice', 'servers', [server('hitech', '1'), server('hitech', '2')], 'twice', 'servers[1].id'],
  ['a server with a colour', 'servers', [{ ...server('hitech'), color: '#fff' }], 'unknown', 'servers[0].color'],
  ['a version of two lines', 'servers', [server('hitech', '1\n2')], 'value', 'servers[0].version'],
  ...['javascript:alert(1)', 'http://example.com/', '//evil.example/', '/store', 'https://exаmple.com/'].map(
    (url): Row => [`original at ${url}`, 'meta.originalUrl', url, 'link'],
  ),
  ['a cover from elsewhere', 'cover.image', 'https://evil.example/a.svg', 'value'],
  ['a cover with one language of words', 'cover.alt', { ru: 'a' }, 'missing', 'cover.alt.en'],
];

const LONE = 'a\uD83C';

export const HOSTILE_WORDS: readonly Hostile[] = [
  ...CHARACTERS.map(([name, character]) =>
    block(`${name} in a text`, paragraph(text(`a${character}b`)), 'content[0].text', 'characters'),
  ),
  ...['texts.ru.title', 'texts.en.summary', 'cover.alt.ru', 'meta.originalAuthor'].map((path) => ({
    name: `half a character in ${path}`,
    json: contentWith(path, LONE),
    place: path,
    reason: 'characters' as const,
  })),
  block(
    'an override in a link',
    paragraph(text('a', [{ type: 'link', attrs: { href: 'https://a.example/\u202Egpj' } }])),
    'content[0].marks[0].attrs.href',
    'characters',
  ),
  block('a name with an override', { ...paragraph(), 'a\u202E': 1 }, '["a\u202E"]', 'characters'),
  ...AROUND.map(([name, path, value, reason, place = path]) => ({
    name,
    json: contentWith(path, value),
    place,
    reason,
  })),
  ...['', '{', 'undefined', '<html>', '{"slug":NaN}', "{'slug':null}"].map((json) => ({
    name: `no JSON: ${json}`,
    json,
    place: '',
    reason: 'json' as const,
  })),
  ...['null', '[]', '"a"', '1', 'true'].map((json) => ({
    name: `only ${json}`,
    json,
    place: '',
    reason: 'value' as const,
  })),
  { name: 'nothing', json: '{}', place: 'slug', reason: 'missing' },
];
