import description from '@hoshikraft/contract/openapi.json' with { type: 'json' };

/** What of a schema says which shape an answer has. */
interface Shape {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  oneOf?: readonly Shape[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  additionalProperties?: boolean | Shape;
  items?: Shape;
}

interface Operation {
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Shape }>> }>>;
}

const { paths, components } = description as unknown as {
  paths: Readonly<Record<string, { get?: Operation }>>;
  components: { schemas: Readonly<Record<string, Shape>> };
};

const SCHEMAS = '#/components/schemas/';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isOfType = (value: unknown, type: string): boolean => {
  const given = typeOf(value);
  return given === type || (given === 'integer' && type === 'number');
};

/** The first of the answers to a question about each; undefined where none has one. */
const firstOf = <One>(all: Iterable<One>, ask: (one: One) => string | undefined): string | undefined => {
  for (const one of all) {
    const found = ask(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

const faultInObject = (value: object, shape: Shape, place: string): string | undefined => {
  const { properties = {}, additionalProperties: others } = shape;
  const missing = shape.required?.find((name) => !(name in value));
  if (missing !== undefined) return `${place}/${missing}`;
  return firstOf(Object.entries(value), ([name, inner]) => {
    const declared = Object.hasOwn(properties, name) ? properties[name] : others;
    // What a newer API says besides is not ours to refuse.
    return typeof declared === 'object' ? faultAt(inner, declared, `${place}/${name}`) : undefined;
  });
};

const faultAt = (value: unknown, shape: Shape, place: string): string | undefined => {
  const { $ref, type, oneOf, items } = shape;
  if ($ref !== undefined) return faultAt(value, components.schemas[$ref.slice(SCHEMAS.length)] ?? {}, place);
  if (oneOf !== undefined && oneOf.every((one) => faultAt(value, one, place) !== undefined)) return place;
  if ('const' in shape && shape.const !== value) return place;
  // Pages have words and pictures for the values of a closed list, and for no other.
  if (shape.enum !== undefined && !shape.enum.includes(value)) return place;
  // A time that is none cannot be written in any language.
  if (shape.format === 'date-time' && Number.isNaN(Date.parse(String(value)))) return place;
  if (type !== undefined && ![type].flat().some((one) => isOfType(value, one))) return place;
  if (Array.isArray(value) && items !== undefined) {
    return firstOf(value.entries(), ([index, item]) => faultAt(item, items, `${place}/${index}`));
  }
  return typeof value === 'object' && value !== null ? faultInObject(value, shape, place) : undefined;
};

/**
 * Where an answer of 200 to a GET is not what a page can be drawn from: a part of another type, one that is missing, a
 * value outside of a closed list, a time that is none. Lengths, bounds and what is said besides are not looked at: an API
 * that is newer than the page may say more.
 *
 * @param path as the contract has it: `/store/kits/{id}`
 * @returns the place, as `/items/0/name`; undefined where the shape is the contract's
 */
export const answerFault = (path: string, body: unknown): string | undefined => {
  const schema = paths[path]?.get?.responses['200']?.content?.['application/json']?.schema;
  return schema && faultAt(body, schema, '');
};
