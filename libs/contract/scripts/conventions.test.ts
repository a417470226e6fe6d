import { expect, test } from '@jest/globals';
import { conventionFaults } from './conventions.ts';

const withSchema = (schema: object) =>
  conventionFaults({ paths: {}, components: { schemas: { Thing: schema } } as never });

test('an open object, an unbounded number, a string and an array without length are faults', () => {
  expect(withSchema({ type: 'object', properties: {} })).toHaveLength(1);
  expect(withSchema({ type: 'integer', description: 'Seconds.' })).toHaveLength(1);
  expect(withSchema({ type: 'integer', minimum: 0, maximum: 1 })).toHaveLength(1);
  expect(withSchema({ type: ['string', 'null'] })).toHaveLength(1);
  expect(withSchema({ type: 'array', items: {} })).toHaveLength(1);
});

test('a property that is called type or properties is not taken for a schema', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: { type: { type: 'string', maxLength: 8 } },
  };
  expect(withSchema(schema)).toEqual([]);
});

test('an operation with a default response, two media types, a cookie or an odd name is a fault', () => {
  const operation = {
    operationId: 'List_bans',
    parameters: [{ in: 'cookie', name: 'a', schema: { type: 'string', maxLength: 1 } }],
    responses: { default: {}, '200': { content: { 'a/b': {}, 'c/d': {} } } },
  };
  expect(conventionFaults({ paths: { '/bans': { get: operation } }, components: {} })).toHaveLength(4);
});
