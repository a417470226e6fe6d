import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operationPolicy } from '@hoshikraft/contract/policy';
import { addOperator } from '../../../testing/operators.ts';
import type { Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { SignedUp, TestApp } from '../../../testing/test-app.ts';
import { compileSchema, describedOperations, description } from './description.ts';
import { malformedRequests, sampleOf } from './testing/malformed-requests.ts';

let api: TestApp;
let player: SignedUp;
let operator: Player;
beforeAll(async () => {
  api = await createTestApp();
  player = await api.signUp();
  // A caller with all permissions: a refusal has its cause in the request alone.
  await api.app.db
    .updateTable('players')
    .set({ groups: ['admin'] })
    .where('id', '=', player.playerId)
    .execute();
  operator = await addOperator(api);
});
afterAll(() => api.close());

const isError = compileSchema('Error');

function expectErrorShape(text: string): void {
  const body: unknown = JSON.parse(text);
  expect([isError(body), body]).toEqual([true, body]);
}

const walked = await Promise.all(
  describedOperations.map(async (operation) => ({ ...operation, malformed: await malformedRequests(operation) })),
);

describe.each(walked)('$operationId', ({ malformed: all, ...operation }) => {
  const path = operation.url.replace(/:(\w+)/g, (_, name: string) => (name.endsWith('Id') ? randomUUID() : 'a-slug'));
  const signed = operation.security.some((one) => 'gameKey' in one || 'webhookSignature' in one);
  const isOfOperators = operationPolicy[operation.operationId].permission?.startsWith('admin.') === true;
  const caller = () => (isOfOperators ? operator : player);
  const requiresKey = operation.parameters.some((one) => one.name === 'Idempotency-Key' && one.required === true);

  test.each(all)('refuses $name', async (malformed) => {
    const { accessId, accessToken } = caller();
    const response = await api.server.inject({
      method: operation.method,
      url: malformed.query === undefined ? path : `${path}?${malformed.query}`,
      headers: {
        'access-id': accessId,
        'access-token': accessToken,
        ...(requiresKey ? { 'idempotency-key': '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f01' } : {}),
        ...(malformed.payload === undefined ? {} : { 'content-type': malformed.contentType ?? 'application/json' }),
        ...malformed.headers,
      },
      ...(malformed.payload === undefined ? {} : { payload: malformed.payload }),
    });
    // The signature of a signed call is verified before anything else.
    expect([response.statusCode, response.body]).toEqual([signed ? 401 : malformed.status, response.body]);
  });

  if (
    operation.security.some((one) => 'accessId' in one) &&
    !operation.security.some((one) => Object.keys(one).length === 0)
  ) {
    test('refuses a visitor before the body is parsed', async () => {
      for (const payload of ['{"a":', 'x'.repeat(1_100_000)]) {
        const response = await api.server.inject({
          method: operation.method,
          url: path,
          ...(operation.method === 'POST' ? { payload, headers: { 'content-type': 'text/plain' } } : {}),
        });
        expect(response.statusCode).toBe(401);
        expectErrorShape(response.body);
      }
    });
  }

  if (requiresKey) {
    test('refuses a call without an idempotency key', async () => {
      const payload = JSON.stringify(sampleOf(operation.body?.schema ?? {}));
      const headers = {
        'access-id': caller().accessId,
        'access-token': caller().accessToken,
        'content-type': 'application/json',
      };
      const response = await api.server.inject({ method: 'POST', url: path, payload, headers });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error_code: 2, details: { type: 'idempotency_key_missing' } });
    });
  }
});

test('an address that is not in the contract is 404 in the contract’s shape, for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const response = await api.server.inject({ method, url: '/api/nothing/here' });
    expect(response.statusCode).toBe(404);
    expectErrorShape(response.body);
  }
  const broken = await api.server.inject({ method: 'GET', url: '/api/%E0%A4%A' });
  expect(broken.statusCode).toBe(400);
  expectErrorShape(broken.body);
});

test('errors are in the requested language', async () => {
  const call = (language: string) => api.request('GET', '/api/nothing', { headers: { 'accept-language': language } });
  expect((await call('en-GB')).body).toMatchObject({ error_message: 'Not found' });
  expect((await call('ru')).body).toMatchObject({ error_message: 'Не найдено' });
  expect((await call('de')).body).toMatchObject({ error_message: 'Не найдено' });
});

test('these tests cover the whole contract', () => {
  expect(describedOperations).toHaveLength(
    Object.values(description.paths)
      .flatMap((item) => [item['get'], item['post']])
      .filter(Boolean).length,
  );
});
