import { afterEach, expect, test } from '@jest/globals';
import type { OperationId } from '@hoshikraft/contract/policy';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Authenticators } from './authenticators.ts';
import type { Operation, RawReply, RawRequest } from './define-operation.ts';
import { mounted as mountedWith, PLAYER, productionContext, sessionsOf } from './testing/mounted.ts';

const order: string[] = [];
const authenticators: Authenticators = {
  ...sessionsOf({}),
  accessId: async () => PLAYER,
  gameKey: {
    checkHead: async () => void order.push('head'),
    verify: async (_app, { rawBody }) => {
      order.push(`body ${rawBody.length}`);
      return { serverId: 'hitech', keyId: 'key' };
    },
  },
};

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  order.length = 0;
});

/** A server on which one operation has the given handler, and all others respond without a body. */
async function mounted(
  operationId: OperationId,
  answer: (request: RawRequest) => RawReply,
  options: Parameters<typeof mountedWith>[0] = {},
): Promise<FastifyInstance> {
  const server = await mountedWith({ authenticators, answers: { [operationId]: answer }, ...options });
  servers.push(server);
  return server;
}

test('an operation without a handler, or with two, does not start', async () => {
  const region = { status: 200, body: { region: 'russia' } };
  await expect(mounted('setRegion', () => region, { without: 'setRegion' })).rejects.toThrow(
    'setRegion has no handler',
  );
  const twin = { operationId: 'setRegion' as const, handle: async () => region };
  await expect(mounted('setRegion', () => region, { extra: [twin] })).rejects.toThrow('setRegion has two handlers');
  const unknown = { operationId: 'flyAway', handle: async () => region } as unknown as Operation;
  await expect(mounted('setRegion', () => region, { extra: [unknown] })).rejects.toThrow(
    'flyAway is not in the contract',
  );
});

const setRegion = { method: 'POST' as const, url: '/api/user/set-region', payload: { region: 'russia' } };

test('an undeclared response is an internal error in development and tests', async () => {
  const wrong: RawReply[] = [
    { status: 200, body: { region: 'moon' } },
    { status: 200, body: { region: 'russia', more: 1 } },
    { status: 200, text: '{"region":5}' },
    { status: 200 },
    { status: 201, body: { region: 'russia' } },
  ];
  for (const reply of wrong) {
    const response = await (await mounted('setRegion', () => reply)).inject(setRegion);
    expect([reply, response.statusCode]).toEqual([reply, 500]);
    expect(response.json()).toMatchObject({ error_code: 500, details: { type: 'internal' } });
  }
  const server = await mounted('setRegion', () => ({ status: 200, body: { region: 'russia' } }));
  const right = await server.inject(setRegion);
  expect([right.statusCode, right.body]).toEqual([200, '{"region":"russia"}']);
});

test('an undeclared error is an internal one in development and tests', async () => {
  const refusing = (type: ConstructorParameters<typeof ApiError>[0]) =>
    mounted('setRegion', () => {
      throw new ApiError(type);
    });
  expect((await (await refusing('already_taken')).inject(setRegion)).statusCode).toBe(500);
  expect((await (await refusing('malformed_request')).inject(setRegion)).statusCode).toBe(400);
});

test('in production responses are not validated', async () => {
  const server = await mounted('setRegion', () => ({ status: 200, text: '{"ready":true}' }), {
    parts: productionContext,
  });
  expect((await server.inject(setRegion)).body).toBe('{"ready":true}');
});

test('query numbers and their defaults arrive as numbers', async () => {
  const seen: unknown[] = [];
  const server = await mounted('listSessions', ({ query }) => {
    seen.push(query);
    return { status: 200, body: { items: [], nextCursor: null } };
  });
  await server.inject({ url: '/api/user/sessions?limit=7' });
  await server.inject({ url: '/api/user/sessions' });
  expect(seen).toEqual([{ limit: 7 }, { limit: 25 }]);
});

test('a signed call is verified by its headers, then by its raw body, and only then parsed', async () => {
  const server = await mounted('sendHeartbeat', () => ({ status: 200 }));
  const response = await server.inject({
    method: 'POST',
    url: '/api/game/heartbeat',
    payload: '{"broken',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': '1',
      'x-nonce': 'n'.repeat(16),
      'x-signature': 'a'.repeat(64),
    },
  });
  expect(response.statusCode).toBe(400);
  expect(order).toEqual(['head', 'body 8']);
});

test('every response to a request with credentials is private, those of public operations and errors too', async () => {
  const text = '{"servers":{},"records":{}}';
  const server = await mounted(
    'getMonitoring',
    () => ({ status: 200, text, headers: { 'cache-control': 'public, max-age=1' } }),
    {
      parts: productionContext,
    },
  );
  const url = '/api/server/monitoring';
  expect((await server.inject({ url })).headers['cache-control']).toBe('public, max-age=1');
  const credentials = { 'access-id': PLAYER.id };
  expect((await server.inject({ url, headers: credentials })).headers['cache-control']).toBe('private, no-store');
  const refused = await server.inject({ url: `${url}?x=1`, headers: credentials });
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([400, 'private, no-store']);
});

test('health and metrics are not below /api', async () => {
  const server = await mounted('getLiveness', () => ({ status: 200, body: { status: 'ok' } }));
  expect((await server.inject({ url: '/health/live' })).statusCode).toBe(200);
  expect((await server.inject({ url: '/api/health/live' })).statusCode).toBe(404);
});
