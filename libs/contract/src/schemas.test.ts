import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';

const description: unknown = createRequire(import.meta.url)('../generated/openapi.json');
const ajv = new Ajv2020({ strict: false });

/** All schemas of a description by their path: named ones, and those of parameters, bodies and responses. */
function schemasOf(value: unknown, address = ''): [string, object][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, object][] => {
    const here = `${address}/${key}`;
    if (key === 'schema' || address === '/components/schemas') return [[here, inner as object]];
    return schemasOf(inner, here);
  });
}

const faultOf = (schema: object) => (ajv.validateSchema(schema) === true ? null : ajv.errorsText());

test('all schemas are valid JSON Schema 2020-12, since the compilers do not validate them', () => {
  const schemas = schemasOf(description);
  expect(schemas.length).toBeGreaterThan(50);
  expect(schemas.map(([address, schema]) => [address, faultOf(schema)]).filter(([, fault]) => fault !== null)).toEqual(
    [],
  );
  expect(faultOf({ type: 'string', minLength: '3' })).toContain('minLength must be integer');
});
