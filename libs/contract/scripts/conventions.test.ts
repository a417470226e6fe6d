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

test('a property named type or properties is not treated as a schema', () => {
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

const KEYED = { parameters: { IdempotencyKey: { in: 'header', name: 'Idempotency-Key' } } };

const withOperation = (method: string, operation: object, components: Record<string, object> = KEYED) =>
  conventionFaults({
    paths: { '/thing': { [method]: { responses: {}, ...operation } } },
    components: components as never,
  });

test.each([
  ['listBans', 0],
  ['terminateAllSessions', 0],
  ['login', 0],
  ['logout', 0],
  ['bans', 1],
  ['heartbeat', 1],
  ['ListBans', 1],
  ['list_bans', 1],
  ['', 1],
])('an operation is named by verb and noun, except signing in and out: %j', (operationId, faults) => {
  expect(withOperation('get', { operationId })).toHaveLength(faults);
});

test('an unknown extension is a fault, and so is a rate by a missing parameter', () => {
  const operationId = 'listBans';
  expect(withOperation('get', { operationId, 'x-permision': 'web.bans.manage' })).toEqual([
    'GET /thing: unknown extension x-permision',
  ]);
  const known = {
    'x-extension': true,
    'x-permission': 'a.b',
    'x-pending': true,
    'x-proof': true,
    'x-rate': 1,
    'x-body': 1,
  };
  expect(withOperation('get', { operationId, ...known })).toEqual([]);
  const parameters = [{ in: 'query', name: 'login', schema: { type: 'string', maxLength: 1 } }];
  expect(withOperation('get', { operationId, parameters, 'x-rate-with': { login: 6 } })).toEqual([]);
  expect(withOperation('get', { operationId, parameters, 'x-rate-with': { name: 6 } })).toHaveLength(1);
});

test('only operations with Idempotency-Key describe Idempotency-Replayed, and all of them do', () => {
  const operationId = 'buyRole';
  const parameters = [{ $ref: '#/components/parameters/OptionalIdempotencyKey' }];
  const replaying = { '200': { headers: { 'Idempotency-Replayed': {} } } };
  expect(withOperation('post', { operationId })).toEqual([]);
  expect(withOperation('post', { operationId, parameters })).toHaveLength(1);
  expect(withOperation('post', { operationId, responses: replaying })).toHaveLength(1);
  expect(withOperation('post', { operationId, parameters, responses: replaying })).toEqual([]);
});
