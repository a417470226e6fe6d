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
  security?: readonly object[];
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Shape }>> }>>;
}

const { paths, components } = description as unknown as {
  paths: Readonly<Record<string, { get?: Operation }>>;
  components: { schemas: Readonly<Record<string, Shape>> };
};

const byReference = new Map(
  Object.entries(components.schemas).map(([name, at]) => [`#/components/schemas/${name}`, at]),
);

const isOfType = (value: unknown, type: string): boolean => {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
};

// Pages have words and pictures for the values of a closed list and no other, and write times in a language.
const isOfValue = (value: unknown, shape: Shape): boolean => {
  const { type, enum: list } = shape;
  if (typeof type === 'string' ? !isOfType(value, type) : type?.every((one) => !isOfType(value, one))) return false;
  if (list !== undefined && !list.includes(value)) return false;
  if (shape.format === 'date-time' && Number.isNaN(Date.parse(String(value)))) return false;
  return shape.const === undefined || shape.const === value;
};

const faultInList = (list: readonly unknown[], items: Shape): string | undefined => {
  for (let index = 0; index < list.length; index += 1) {
    const fault = faultAt(list[index], items);
    if (fault !== undefined) return `/${index}${fault}`;
  }
  return undefined;
};

const faultInObject = (object: Readonly<Record<string, unknown>>, shape: Shape): string | undefined => {
  const { required = [], properties = {}, additionalProperties: others } = shape;
  for (const name of required) if (!(name in object)) return `/${name}`;
  for (const name in object) {
    // What a newer API says besides is not ours to refuse.
    const declared = Object.hasOwn(properties, name) ? properties[name] : others;
    const fault = typeof declared === 'object' ? faultAt(object[name], declared) : undefined;
    if (fault !== undefined) return `/${name}${fault}`;
  }
  return undefined;
};

const faultAt = (value: unknown, given: Shape): string | undefined => {
  const shape = given.$ref === undefined ? given : (byReference.get(given.$ref) ?? {});
  if (!isOfValue(value, shape)) return '';
  if (shape.oneOf?.every((one) => faultAt(value, one) !== undefined)) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return shape.items && faultInList(value, shape.items);
  return faultInObject(value as Readonly<Record<string, unknown>>, shape);
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
  return schema && faultAt(body, schema);
};

/** Whether a call is answered the same to whoever is signed in and to visitors: it takes no session. */
export const isSameForAll = (path: string): boolean => paths[path]?.get?.security?.length === 0;
