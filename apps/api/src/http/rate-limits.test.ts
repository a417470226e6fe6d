import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { describedOperations } from './description.ts';
import type { OperationId } from './security.ts';
import { limitOf } from './rate-limits.ts';

// A minute of each is counted: the thousands of calls take what they take.
jest.setTimeout(60_000);

/** Calls a minute from one address. */
const EXPECTED: [OperationId, number][] = [
  ['registerUser', 10],
  ['login', 30],
  ['loginLauncher', 30],
  ['startGameSession', 30],
  ['countDownload', 20],
  ['sendLauncherLog', 5],
  ['validateField', 60],
  ['getCaptchaChallenge', 60],
  ['createPayment', 20],
  ['buyRole', 60],
  ['unbanPlayer', 60],
  ['sendHeartbeat', 1200],
  ['joinGame', 1200],
  ['receivePaymentEvent', 1200],
  ['getMain', 600],
];
const UNLIMITED: OperationId[] = ['getLiveness', 'getReadiness', 'getMetrics'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => api.close());

/** What is allowed of a call that asks for nothing besides. */
function maxOf(id: OperationId): number | false {
  const { rateLimit } = limitOf(id);
  if (rateLimit === false) return false;
  return typeof rateLimit.max === 'number' ? rateLimit.max : rateLimit.max({ query: {} } as FastifyRequest);
}

test('every operation is limited, to the ordinary where nothing else is said; probes alone are not', () => {
  const special = new Map(EXPECTED);
  for (const { operationId } of describedOperations) {
    const limit = UNLIMITED.includes(operationId) ? false : (special.get(operationId) ?? 600);
    expect([operationId, maxOf(operationId)]).toEqual([operationId, limit]);
  }
});

test.each(EXPECTED)('%s: %i calls a minute from one address are taken, one more is told to wait', async (id, limit) => {
  const operation = describedOperations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  const remoteAddress = `198.51.100.${EXPECTED.findIndex(([one]) => one === id)}`;
  const call = (from = remoteAddress) =>
    api.request(operation.method, operation.url, {
      remoteAddress: from,
      ...(operation.method === 'POST' ? { body: {} } : {}),
    });
  for (let calls = 1; calls <= limit; calls += 1) {
    const { status } = await call();
    if (status === 429) throw new Error(`call ${calls} of ${limit} was refused`);
  }
  const refused = await call();
  expect(refused).toMatchObject({ status: 429, body: { error_code: 6, details: { type: 'too_many_requests' } } });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await call('198.51.100.250')).status).not.toBe(429);
});
