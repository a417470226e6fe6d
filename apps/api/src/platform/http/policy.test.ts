import { afterEach, describe, expect, test } from '@jest/globals';
import { operationPolicy, PERMISSIONS } from '@hoshikraft/contract/policy';
import { FORM } from '@hoshikraft/contract-binder';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { FastifyInstance } from 'fastify';
import { describedOperations } from './description.ts';
import type { DescribedOperation } from './description.ts';
import { mounted, PLAYER, policiesWith, productionContext, sessionsOf } from './testing/mounted.ts';

const ALL = new Set(PERMISSIONS);

const PENDING_CONFIRMATION = {
  userId: PLAYER.playerId,
  login: PLAYER.login,
  avatarOrSkin: null,
  factor: 3 as const,
  factors: [3 as const],
};

const authenticators = sessionsOf({
  player: {},
  pending: { pending: PENDING_CONFIRMATION, permissions: ALL },
  admin: { permissions: ALL },
  stale: { permissions: ALL, provedAt: new Date(Date.now() - 15 * MINUTE_MS - 1) },
  unproved: { permissions: ALL, provedAt: null },
});

/** Wrong type, too large for any operation, and not JSON: a caller refused before parsing gets none of these errors. */
const IMPOSSIBLE_BODY = Buffer.alloc(3 * 1024 * 1024, '{');

let server: FastifyInstance;
afterEach(() => server.close());

async function call({ method, url }: DescribedOperation, as?: string): Promise<[number, unknown]> {
  const [status, { error_code }] = await answer({ method, url }, as);
  return [status, error_code];
}

type Refused = { error_code?: number; details?: { type: string } | null };

async function answer({ method, url }: Pick<DescribedOperation, 'method' | 'url'>, as?: string) {
  const response = await server.inject({
    method,
    url: url.replace(/:\w+/g, 'a-slug'),
    headers: { ...(as === undefined ? {} : { 'access-id': as }), 'content-type': 'text/plain' },
    ...(method === 'POST' ? { payload: IMPOSSIBLE_BODY } : {}),
  });
  const text = response.body === '' ? '{}' : response.body;
  return [response.statusCode, JSON.parse(text) as Refused] as const;
}

const SIGNED_OUT = [401, 8];
const PENDING = [403, -7];
const NOT_ALLOWED = [403, 3];
const NO_PROOF = [403, 3, 'proof_needed'];
const admitted = ([status]: [number, unknown]) => status !== 401 && status !== 403;

const of = (kind: string) =>
  describedOperations.filter(({ operationId }) => operationPolicy[operationId].security === kind);

describe.each(of('session'))('$operationId, before its body is parsed', (operation) => {
  const { operationId } = operation;
  const { permission, pending } = operationPolicy[operationId];

  test('refuses callers who are signed out, pending a second factor or without its permission', async () => {
    server = await mounted({ authenticators });
    expect(await call(operation)).toEqual(SIGNED_OUT);
    expect(await call(operation, 'nobody')).toEqual(SIGNED_OUT);
    const asPending = await call(operation, 'pending');
    expect(pending ? admitted(asPending) : asPending).toEqual(pending || PENDING);
    const asPlayer = await call(operation, 'player');
    expect(permission === null ? admitted(asPlayer) : asPlayer).toEqual(permission === null || NOT_ALLOWED);
    expect(admitted(await call(operation, 'admin'))).toBe(true);
  });

  test('refuses callers without a permission that the contract requires', async () => {
    const policies = policiesWith((id) =>
      id === operationId ? { permission: 'web.bans.manage', pending: false } : {},
    );
    server = await mounted({ authenticators, policies, parts: productionContext });
    expect(await call(operation)).toEqual(SIGNED_OUT);
    expect(await call(operation, 'pending')).toEqual(PENDING);
    expect(await call(operation, 'player')).toEqual(NOT_ALLOWED);
    expect(admitted(await call(operation, 'admin'))).toBe(true);
  });

  test('refuses an old step-up authentication where the contract requires one', async () => {
    const proofOf = async (as: string) => {
      const [status, { error_code, details }] = await answer(operation, as);
      return [status, error_code, details?.type];
    };
    server = await mounted({ authenticators });
    const asked = [await proofOf('stale'), await proofOf('unproved')].map(([, , type]) => type === 'proof_needed');
    expect(asked).toEqual(Array(2).fill(operationPolicy[operationId].proof));
    await server.close();
    const policies = policiesWith((id) => (id === operationId ? { proof: true, pending: false } : {}));
    server = await mounted({ authenticators, policies, parts: productionContext });
    expect(await proofOf('stale')).toEqual(NO_PROOF);
    expect(await proofOf('unproved')).toEqual(NO_PROOF);
    expect(admitted(await call(operation, 'admin'))).toBe(true);
  });
});

test.each(of('optional'))('$operationId is open to a visitor, not to a pending session', async (operation) => {
  server = await mounted({ authenticators });
  expect(admitted(await call(operation))).toBe(true);
  expect(await call(operation, 'nobody')).toEqual(SIGNED_OUT);
  expect(await call(operation, 'pending')).toEqual(PENDING);
});

test.each([...of('gameKey'), ...of('webhookSignature')])('$operationId refuses unsigned calls', async (operation) => {
  server = await mounted({ authenticators });
  expect(await call(operation, 'admin')).toEqual(SIGNED_OUT);
});

test.each(describedOperations.filter(({ method }) => method === 'POST'))(
  '$operationId refuses a body larger than its limit',
  async (operation) => {
    const { body: limit, security } = operationPolicy[operation.operationId];
    server = await mounted({ authenticators });
    const status = async (bytes: number) => {
      const type = operation.body?.mediaType ?? 'application/json';
      const headers = { 'access-id': 'admin', 'content-type': type === FORM ? `${FORM}; boundary=x` : type };
      const payload = Buffer.alloc(bytes, ' ');
      return (await server.inject({ method: 'POST', url: operation.url, headers, payload })).statusCode;
    };
    const isSigned = security === 'gameKey' || security === 'webhookSignature';
    expect([await status(limit), await status(limit + 1)]).toEqual(isSigned ? [401, 401] : [400, 413]);
  },
);

test('these tests cover every kind of caller', () => {
  const walked = ['none', 'session', 'optional', 'gameKey', 'webhookSignature'].flatMap(of);
  expect(walked).toHaveLength(describedOperations.length);
});
