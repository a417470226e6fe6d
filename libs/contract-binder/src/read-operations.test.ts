import { expect, test } from '@jest/globals';
import { readOperations } from './index.ts';
import { parcelDescription } from './testing/parcel-description.ts';

const operations = readOperations(parcelDescription, ['GET', 'POST', 'DELETE']);
const byId = (id: string) => operations.find(({ operationId }) => operationId === id);

test('every operation of the methods asked for is read, and no other', () => {
  expect(operations.map(({ method, operationId }) => [method, operationId])).toEqual([
    ['GET', 'listLines'],
    ['POST', 'addLine'],
    ['POST', 'sendParcel'],
    ['GET', 'getPicture'],
    ['DELETE', 'dropPicture'],
  ]);
  expect(readOperations(parcelDescription, ['DELETE']).map(({ operationId }) => operationId)).toEqual(['dropPicture']);
});

test('the address is written for Fastify and as the description has it', () => {
  expect(byId('listLines')).toMatchObject({
    path: '/parcels/{parcelId}/lines',
    url: '/parcels/:parcelId/lines',
    security: [{ accessId: [] }],
  });
});

test('parameters and answers are followed to where they are described', () => {
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

test('no body is null, asked and answered', () => {
  expect(byId('listLines')?.body).toBeNull();
  expect(byId('addLine')?.body).toEqual({
    mediaType: 'application/json',
    schema: { $ref: '#/components/schemas/Line' },
    required: true,
  });
  expect([...(byId('addLine')?.responses ?? [])]).toEqual([[204, null]]);
});

test('a reference to nothing is named', () => {
  const broken = { ...parcelDescription, components: { ...parcelDescription.components, parameters: {} } };
  expect(() => readOperations(broken, ['GET'])).toThrow('the description has no #/components/parameters/Limit');
});
