import description from '@hoshikraft/contract/openapi.json' with { type: 'json' };
import { findSchemaError } from './find-schema-error.ts';

interface Shape {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  format?: string;
  enum?: unknown[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  items?: Shape;
}

const schemas = description.components.schemas as unknown as Record<string, Shape>;

/** Something of this shape with all that it may have; what is made of its own kind has one of them inside. */
const sampleOf = (shape: Shape, inside: readonly string[] = []): unknown => {
  const { $ref } = shape;
  if ($ref !== undefined) {
    const again = inside.filter((one) => one === $ref).length > 1;
    return again ? { type: 'text' } : sampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, [...inside, $ref]);
  }
  if (shape.oneOf !== undefined) return sampleOf(shape.oneOf[0] ?? {}, inside);
  if (shape.const !== undefined || shape.enum !== undefined) return shape.const ?? shape.enum?.[0];
  switch ([shape.type].flat()[0]) {
    case 'object': {
      const { properties = {}, additionalProperties: others } = shape;
      const named = typeof others === 'object' ? { ...properties, anyName: others } : properties;
      return Object.fromEntries(
        Object.entries(named).map(([name, innerShape]) => [name, sampleOf(innerShape, inside)]),
      );
    }
    case 'array':
      return [sampleOf(shape.items ?? {}, inside)];
    case 'string':
      return shape.format === 'date-time' ? '2026-05-01T10:00:00.000Z' : 'text';
    case 'integer':
    case 'number':
      return 7;
    case 'boolean':
      return true;
    default:
      return null;
  }
};

const OTHER: Record<string, unknown> = {
  string: { a: 1 },
  number: true,
  boolean: [],
  object: 7,
  array: { length: 1 },
  null: 7,
};
const otherThan = (value: unknown): unknown =>
  OTHER[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value];

/** Every way to say one part of it in another type, by its place. */
function* twisted(value: unknown, place = ''): Generator<[string, unknown]> {
  yield [place, otherThan(value)];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const [at, twist] of twisted(inner, `${place}/${name}`)) {
      yield [at, Array.isArray(value) ? [twist] : { ...value, [name]: twist }];
    }
  }
}

/** Every way to leave out one required part of the first level. */
const without = (value: unknown, { required = [] }: Shape): unknown[] =>
  required.map((name) => Object.fromEntries(Object.entries(value as object).filter(([given]) => given !== name)));

const reads = Object.entries(description.paths).flatMap(([path, item]) => {
  const { get } = item as { get?: { responses: Record<string, { content?: Record<string, { schema: Shape }> }> } };
  const schema = get?.responses['200']?.content?.['application/json']?.schema;
  return schema === undefined ? [] : [{ path, schema }];
});

test.each(reads)('an answer to GET $path with any part of another type, or without one, is found out', (read) => {
  const { path, schema } = read;
  const sample = sampleOf(schema);
  expect(findSchemaError(path, sample)).toBeUndefined();
  const unseen = [...twisted(sample)].filter(([, twist]) => findSchemaError(path, twist) === undefined);
  expect(unseen).toEqual([]);
  const named = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? {};
  for (const part of without(sample, named)) expect(findSchemaError(path, part)).toBeDefined();
});

test('names the place, and does not mind what a newer API says besides', () => {
  const member = { login: 'Kitsune', role: 'Architect', serverId: null, avatarOrSkin: null };
  const team = (one: object) => ({ groups: [{ id: 'a', title: 'A', description: 'a', members: [member, one] }] });
  expect(findSchemaError('/team', team({ ...member, login: 7 }))).toBe('/groups/0/members/1/login');
  expect(findSchemaError('/team', team({ ...member, login: undefined }))).toBe('/groups/0/members/1/login');
  expect(findSchemaError('/team', { ...team({ ...member, age: 7 }), head: {} })).toBeUndefined();
  expect(findSchemaError('/rules', { updatedAt: '2026-05-18T09:00:00.000Z', sections: [] })).toBeUndefined();
  expect(findSchemaError('/rules', { updatedAt: 'yesterday', sections: [] })).toBe('/updatedAt');
  const figures = { onlineCurrent: 1, onlineDay: 1, onlineMax: 1, timeOnlineDay: null, timeOnlineMax: null };
  const server = { heartbeatAt: null, maxPlayers: 9, online: 1, onlineDay: 1, players: [], tps: 20 };
  const live = (status: string) => ({ records: figures, servers: { hitech: { ...server, status } } });
  expect(['online', 'asleep'].map((status) => findSchemaError('/server/monitoring', live(status)))).toEqual([
    undefined,
    '/servers/hitech/status',
  ]);
  expect(findSchemaError('/nothing', 7)).toBeUndefined();
});
