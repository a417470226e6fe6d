import { expect, test } from '@jest/globals';
import { firstFault } from './fault.ts';
import { createContractChecks, readOperations } from './index.ts';
import type { DescribedOperation } from './index.ts';
import { parcelDescription } from './testing/parcel-description.ts';

const { compileValidators, compileSchema } = createContractChecks(parcelDescription);
const operations = readOperations(parcelDescription, ['GET', 'POST', 'DELETE']);
const operation = (id: string) => operations.find(({ operationId }) => operationId === id) as DescribedOperation;
const line = { item: { slug: 'tea' }, count: 2 };

test('validators are compiled on first use, and only once', () => {
  const validators = compileValidators(operation('getPicture'));
  expect(compileValidators(operation('getPicture'))).toBe(validators);
  const broken = validators.responses.get(410);
  expect(() => broken?.validate).toThrow('unknown keyword: "propertys"');
  const { query } = validators;
  expect(validators.query).toBe(query);
  const answer = compileValidators(operation('listLines')).responses.get(200);
  expect(answer?.validate).toBe(answer?.validate);
});

test('path and query values are coerced, and defaults are set', () => {
  const { query } = compileValidators(operation('listLines'));
  const [given, empty] = [{ limit: '7', sort: 'name' }, {}];
  expect([query(given), query(empty)]).toEqual([true, true]);
  expect([given, empty]).toEqual([{ limit: 7, sort: 'name' }, { limit: 25 }]);
  expect([query({ limit: '0' }), query({ limit: 'ten' }), query({ sort: 'age' })]).toEqual([false, false, false]);
});

test('unknown path and query parameters are rejected, unknown headers are allowed', () => {
  const { params, query, headers } = compileValidators(operation('listLines'));
  expect([params({ parcelId: 'a-parcel' }), params({ parcelId: 'A' }), params({})]).toEqual([true, false, false]);
  expect(query({ page: '2' })).toBe(false);
  expect(headers({ host: 'here', 'request-key': '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00' })).toBe(true);
  expect([headers({ host: 'here' }), headers({ 'request-key': 'again' })]).toEqual([false, false]);
});

test('a body is not coerced, and unknown properties are rejected', () => {
  const { body } = compileValidators(operation('addLine'));
  const faultOf = (value: unknown) => (body?.(value) === false ? firstFault(body.errors) : null);
  expect(faultOf(line)).toBeNull();
  expect(faultOf({ ...line, count: '2' })).toEqual({ place: 'count', rule: 'type' });
  expect(faultOf({ ...line, price: 1 })).toEqual({ place: 'price', rule: 'additionalProperties' });
  expect(faultOf({ ...line, item: {} })).toEqual({ place: 'item/slug', rule: 'required' });
  expect(faultOf({ ...line, item: { slug: 'Tea' } })).toEqual({ place: 'item/slug', rule: 'pattern' });
  expect(compileValidators(operation('listLines')).body).toBeNull();
});

test('a response is checked by its status', () => {
  const { responses } = compileValidators(operation('listLines'));
  expect([responses.get(200)?.validate([line]), responses.get(200)?.validate([{}])]).toEqual([true, false]);
  expect([responses.get(404)?.validate({ code: 4 }), responses.get(404)?.validate([line])]).toEqual([true, false]);
  expect([responses.has(500), compileValidators(operation('addLine')).responses.get(204)]).toEqual([false, null]);
  expect(compileValidators(operation('getPicture')).responses.get(200)).toMatchObject({ mediaType: 'image/*' });
});

test('a schema is found by its name', () => {
  const isLine = compileSchema('Line');
  expect([isLine(line), isLine({ ...line, item: { slug: 'Tea' } })]).toEqual([true, false]);
  expect(() => compileSchema('Ribbon')).toThrow('#/components/schemas/Ribbon');
});
