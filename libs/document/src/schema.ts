import { EMBED_PROVIDERS, videoPattern } from './embed.ts';
import { LIMITS } from './limits.ts';
import { MARKS, NODES, type NodeRule } from './nodes.ts';

type Schema = Readonly<Record<string, unknown>>;

const closed = (properties: Schema, optional: readonly string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const one = (types: readonly string[], key = 'type'): Schema => ({
  type: 'object',
  discriminator: { propertyName: key },
  required: [key],
  oneOf: types.map((type) => ({ $ref: `#/$defs/${type}` })),
});

const attributesOf = (type: string, { attrs = {}, optional = {} }: NodeRule): Schema | undefined => {
  const all = { ...attrs, ...optional };
  if (type === 'embed') {
    const of = (provider: (typeof EMBED_PROVIDERS)[number]) =>
      closed(
        { ...all, provider: { const: provider }, video: { type: 'string', pattern: videoPattern(provider).source } },
        ['title'],
      );
    return {
      type: 'object',
      discriminator: { propertyName: 'provider' },
      required: ['provider'],
      oneOf: EMBED_PROVIDERS.map(of),
    };
  }
  return Object.keys(all).length === 0 ? undefined : closed(all, Object.keys(optional));
};

const contentOf = ({ holds, first, least = 0, most, plain }: NodeRule): Schema | undefined =>
  holds && {
    type: 'array',
    ...(first && { prefixItems: first.map((types) => one(types)) }),
    items: one(plain ? ['plainText'] : holds),
    minItems: least,
    ...(most !== undefined && { maxItems: most }),
  };

const nodeOf = ([type, rule]: [string, NodeRule]): [string, Schema] => {
  const attrs = attributesOf(type, rule);
  const content = contentOf(rule);
  const optional = [...(rule.attrs ? [] : ['attrs']), ...(rule.least ? [] : ['content'])];
  return [type, closed({ type: { const: type }, ...(attrs && { attrs }), ...(content && { content }) }, optional)];
};

const TEXT: Schema = { type: 'string', minLength: 1, maxLength: LIMITS.textNode };

const markOf = (type: string): Schema =>
  type === 'link'
    ? closed({ type: { const: type }, attrs: closed({ href: { type: 'string', format: 'link' } }) })
    : closed({ type: { const: type } });

/** JSON schema of a `doc` and all its nodes; the validator defines the formats `link` and `picture`. */
const BODY_DEFINITIONS: Schema = {
  ...Object.fromEntries(Object.entries(NODES).map(nodeOf)),
  plainText: closed({ type: { const: 'text' }, text: TEXT }),
  text: closed(
    {
      type: { const: 'text' },
      text: TEXT,
      marks: {
        type: 'array',
        items: one(MARKS.map((type) => `mark-${type}`)),
        maxItems: MARKS.length,
        uniqueItems: true,
        contains: { type: 'object', properties: { type: { const: 'link' } }, required: ['type'] },
        minContains: 0,
        maxContains: 1,
      },
    },
    ['marks'],
  ),
  ...Object.fromEntries(MARKS.map((type) => [`mark-${type}`, markOf(type)])),
};

const maybe = (schema: Schema): Schema => ({ ...schema, type: [schema['type'], 'null'] });
const line = (maxLength: number): Schema => ({ type: 'string', maxLength, pattern: '^[^\\n\\t]*$' });
const slug = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' };
const picture = { type: 'string', format: 'picture' };

const text = maybe(closed({ title: line(120), summary: line(400), body: { $ref: '#/$defs/doc' } }));

/** All that an editor writes of a document, the contract's `DocumentContent` with its bodies closed. */
export const CONTENT_SCHEMA: Schema = {
  ...closed({
    slug: { type: ['string', 'null'], pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 },
    cover: maybe(closed({ image: picture, alt: closed({ ru: line(300), en: line(300) }) })),
    tags: { type: 'array', maxItems: 12, uniqueItems: true, items: slug },
    servers: {
      type: 'array',
      maxItems: 20,
      items: closed({ id: slug, version: { ...maybe(line(32)) } }),
    },
    publishAt: { type: ['string', 'null'], format: 'date-time' },
    texts: closed({ ru: text, en: text }),
    meta: closed({
      originalAuthor: maybe(line(100)),
      originalUrl: { type: ['string', 'null'], format: 'outward-link' },
    }),
  }),
  $id: 'content',
  $defs: BODY_DEFINITIONS,
};
