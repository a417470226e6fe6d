import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { createContractChecks, keepBodiesRaw, readInput, readOperations } from './index.ts';
import { parcelDescription } from './testing/parcel-description.ts';

const { compileValidators } = createContractChecks(parcelDescription);
const server = fastify();
const KEY = { 'request-key': '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00' };
const line = { item: { slug: 'tea' }, count: 2 };

beforeAll(async () => {
  keepBodiesRaw(server);
  for (const operation of readOperations(parcelDescription, ['GET', 'POST'])) {
    server.route({
      method: operation.method,
      url: operation.url,
      handler: async (request) => {
        const refuse = (fault: { part: string; place: string; rule: string; fields(locale: 'en'): unknown }) =>
          Object.assign(
            new Error([fault.part, fault.place, fault.rule, JSON.stringify(fault.fields('en'))].join(' ')),
            {
              statusCode: 400,
            },
          );
        const { params, query, body, rawBody } = readInput(request, operation, compileValidators(operation), refuse);
        return { params, query, body, bytes: rawBody.length };
      },
    });
  }
  await server.ready();
});
afterAll(() => server.close());

async function ask(method: 'GET' | 'POST', url: string, payload?: string | Buffer, headers: object = KEY) {
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  const response = await server.inject({
    method,
    url,
    headers: { ...headers, ...type },
    ...(payload === undefined ? {} : { payload }),
  });
  const answer = response.json<{ message?: string }>();
  return response.statusCode === 200 ? answer : answer.message;
}

test('what fits the contract comes in as it says, bodies as bytes besides', async () => {
  expect(await ask('GET', '/parcels/a/lines?limit=7')).toEqual({
    params: { parcelId: 'a' },
    query: { limit: 7 },
    bytes: 0,
  });
  const text = JSON.stringify(line);
  expect(await ask('POST', '/parcels/a/lines', text)).toMatchObject({ body: line, bytes: text.length });
});

test.each([
  ['GET', '/parcels/A/lines', undefined, 'path parcelId pattern {"path/parcelId":"Wrong value."}'],
  ['GET', '/parcels/a/lines?page=2', undefined, 'query page additionalProperties {"query/page":"Unknown field."}'],
  ['GET', '/parcels/a/lines?limit=1e1', undefined, 'query   '],
  ['POST', '/parcels/a/lines', undefined, 'body   '],
  ['POST', '/parcels/a/lines', '{"count":', 'body   '],
  ['POST', '/parcels/a/lines', '{"count":2}', 'body item required {"body/item":"Required."}'],
] as const)('%s %s with %j is refused by its first fault', async (method, url, payload, fault) => {
  expect(await ask(method, url, payload)).toBe(fault);
});

test('where nothing may come, nothing comes through', async () => {
  expect(await ask('GET', '/picture', undefined, {})).toEqual({ params: {}, query: {}, bytes: 0 });
  expect(await ask('GET', '/picture?size=2', undefined, {})).toBe(
    'query size additionalProperties {"query/size":"Unknown field."}',
  );
});

test('a header that is asked for and not there is named', async () => {
  expect(await ask('GET', '/parcels/a/lines', undefined, {})).toBe(
    'header request-key required {"header/request-key":"Required."}',
  );
});

test('a body of another type is not taken at all', async () => {
  const headers = { 'content-type': 'text/plain' };
  const response = await server.inject({ method: 'POST', url: '/parcels/a/lines', payload: '{}', headers });
  expect(response.statusCode).toBe(415);
});
