import description from '@hoshikraft/contract/openapi.json' with { type: 'json' };

/** Keywords of a JSON schema that this check reads. */
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

// Pages have texts and pictures only for the listed values, and format times.
const isOfValue = (value: unknown, shape: Shape): boolean => {
  const { type, enum: list } = shape;
  if (typeof type === 'string' ? !isOfType(value, type) : type?.every((one) => !isOfType(value, one))) return false;
  if (list !== undefined && !list.includes(value)) return false;
  if (shape.format === 'date-time' && Number.isNaN(Date.parse(String(value)))) return false;
  return shape.const === undefined || shape.const === value;
};

const errorInList = (list: readonly unknown[], items: Shape): string | undefined => {
  for (let index = 0; index < list.length; index += 1) {
    const error = errorAt(list[index], items);
    if (error !== undefined) return `/${index}${error}`;
  }
  return undefined;
};

const errorInObject = (object: Readonly<Record<string, unknown>>, shape: Shape): string | undefined => {
  const { required = [], properties = {}, additionalProperties: others } = shape;
  for (const name of required) if (!(name in object)) return `/${name}`;
  for (const name in object) {
    // A newer API may send more fields.
    const declared = Object.hasOwn(properties, name) ? properties[name] : others;
    const error = typeof declared === 'object' ? errorAt(object[name], declared) : undefined;
    if (error !== undefined) return `/${name}${error}`;
  }
  return undefined;
};

const errorAt = (value: unknown, given: Shape): string | undefined => {
  const shape = given.$ref === undefined ? given : (byReference.get(given.$ref) ?? {});
  if (!isOfValue(value, shape)) return '';
  if (shape.oneOf?.every((one) => errorAt(value, one) !== undefined)) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return shape.items && errorInList(value, shape.items);
  return errorInObject(value as Readonly<Record<string, unknown>>, shape);
};

/**
 * Finds the first error in the body of a 200 response to a GET that a page could not render: a wrong type, a missing field,
 * a value outside an enum, an invalid time. Lengths, bounds and extra fields are not checked: the API may be newer than the
 * page.
 *
 * @param path as in the contract: `/store/kits/{id}`
 * @returns its JSON pointer, such as `/items/0/name`; undefined if the body matches the schema
 */
export const findSchemaError = (path: string, body: unknown): string | undefined => {
  const schema = paths[path]?.get?.responses['200']?.content?.['application/json']?.schema;
  return schema && errorAt(body, schema);
};

/** Whether a call has the same response for players and visitors: it takes no session. */
export const isSameForAll = (path: string): boolean => paths[path]?.get?.security?.length === 0;
