import { expect, test } from '@jest/globals';
import { readOperations } from './index.ts';
import { parcelDescription } from './testing/parcel-description.ts';

const operations = readOperations(parcelDescription, ['GET', 'POST', 'DELETE']);
const byId = (id: string) => operations.find(({ operationId }) => operationId === id);

test('only operations of the given methods are read', () => {
  expect(operations.map(({ method, operationId }) => [method, operationId])).toEqual([
    ['GET', 'listLines'],
    ['POST', 'addLine'],
    ['POST', 'sendParcel'],
    ['GET', 'getPicture'],
    ['DELETE', 'dropPicture'],
  ]);
  expect(readOperations(parcelDescription, ['DELETE']).map(({ operationId }) => operationId)).toEqual(['dropPicture']);
});

test('an operation has the path of the description and the path for Fastify', () => {
  expect(byId('listLines')).toMatchObject({
    path: '/parcels/{parcelId}/lines',
    url: '/parcels/:parcelId/lines',
    security: [{ accessId: [] }],
  });
});

test('references of parameters and responses are resolved', () => {
  expect(byId('listLines')?.parameters.map(({ name, in: place }) => [place, name])).toEqual([
    ['path', 'parcelId'],
    ['query', 'limit'],
    ['query', 'sort'],
    ['header', 'Request-Key'],
  ]);
  expect(byId('listLines')?.responses.get(404)).toEqual({
    mediaType: 'application/json',
    schema: { $ref: '#/components/schemas/Fault' },
  });
});

test('an absent request or response body is null', () => {
  expect(byId('listLines')?.body).toBeNull();
  expect(byId('addLine')?.body).toEqual({
    mediaType: 'application/json',
    schema: { $ref: '#/components/schemas/Line' },
    required: true,
  });
  expect([...(byId('addLine')?.responses ?? [])]).toEqual([[204, null]]);
});

test('a broken reference is reported', () => {
  const broken = { ...parcelDescription, components: { ...parcelDescription.components, parameters: {} } };
  expect(() => readOperations(broken, ['GET'])).toThrow('the description has no #/components/parameters/Limit');
});
