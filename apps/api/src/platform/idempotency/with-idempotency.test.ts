import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../database/open.ts';
import { REQUEST_TIMEOUTS, type Timeouts } from '../database/postgres.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { toApiError } from '../errors/classify.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { SignedUp, TestApp } from '../../../testing/test-app.ts';
import { sweepIdempotencyKeys } from './sweep.ts';
import { withIdempotency } from './with-idempotency.ts';

let api: TestApp;
let player: SignedUp;
let key: string;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  player = await api.signUp();
  key = randomUUID();
});
afterAll(() => api.close());

type Region = 'russia' | 'global';

const onFault = () => undefined;

/** One call of setRegion as its operation makes it, with an effect that counts. */
function call(
  effect: (trx: Trx, region: Region) => Promise<void>,
  options: { region?: Region; as?: SignedUp; app?: AppContext } = {},
) {
  const { region = 'russia', as = player, app = api.app } = options;
  const session = {
    id: as.accessId,
    playerId: as.playerId,
    login: as.login,
    groups: ['player'],
    permissions: new Set<never>(),
    provedAt: null,
    pending: null,
    source: 'site' as const,
    region: null,
    theme: 'octarine',
    preferredServer: null,
  };
  return withIdempotency<'setRegion'>(
    { app, session },
    { operationId: 'setRegion', params: {}, body: { region }, headers: { 'idempotency-key': key } },
    async (trx) => {
      await effect(trx, region);
      return { status: 200, body: { region } };
    },
  );
}

const typeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => toApiError(error).type,
  );

test('the same key and body replay the first reply, and the effect happens once', async () => {
  let effects = 0;
  const effect = async () => void (effects += 1);
  expect(await call(effect)).toEqual({ status: 200, body: { region: 'russia' } });
  expect(await call(effect)).toEqual({
    status: 200,
    text: '{"region":"russia"}',
    headers: { 'idempotency-replayed': 'true' },
  });
  expect(effects).toBe(1);
});

test('the same key with another body is refused', async () => {
  await call(async () => undefined);
  expect(await typeOf(call(async () => undefined, { region: 'global' }))).toBe('idempotency_key_reused');
});

test('another player’s same key is another key', async () => {
  const other = await api.signUp();
  await call(async () => undefined);
  expect(await call(async () => undefined, { as: other, region: 'global' })).toMatchObject({
    body: { region: 'global' },
  });
});

test('concurrent requests with one key: one effect and one reply', async () => {
  let effects = 0;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      call(async () => {
        effects += 1;
        await sleep(100);
      }),
    ),
  );
  expect(effects).toBe(1);
  expect(answers.filter((answer) => 'text' in answer)).toHaveLength(7);
});

/** Holds the first call open while another node gets the same request. Returns the result of the second. */
async function besideFirst(waits: Timeouts, ask: (app: AppContext) => Promise<unknown>): Promise<string> {
  const [held, begun] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const first = call(async () => {
    begun.resolve(null);
    await held.promise;
  });
  await begun.promise;
  const node = await openDatabase({ url: api.database.url, poolSize: 4, pgliteDir: null, onFault, waits });
  const told = await typeOf(ask({ ...api.app, db: node.db }));
  await node.close();
  held.resolve(null);
  expect(await first).toMatchObject({ status: 200 });
  return told;
}

test('a request that waits too long for the first is refused as in progress', async () => {
  const ask = (app: AppContext) => call(async () => undefined, { app });
  expect(await besideFirst({ ...REQUEST_TIMEOUTS, lock: 100 }, ask)).toBe('request_in_progress');
});

test('database timeouts are shorter than the request’s limit, and lock timeouts shorter than a write’s', () => {
  expect(REQUEST_TIMEOUTS.lock).toBeLessThan(readConfig({}).writeDeadlineMs);
  for (const [name, wait] of Object.entries(REQUEST_TIMEOUTS)) expect([name, wait < 5000]).toEqual([name, true]);
});

test('a refusal rolls back both the key and the changes before it', async () => {
  const refused = call(async (trx) => {
    await trx.updateTable('players').set({ region: 'global' }).where('id', '=', player.playerId).execute();
    throw new ApiError('not_enough_money');
  });
  expect(await typeOf(refused)).toBe('not_enough_money');
  const row = await api.app.db
    .selectFrom('players')
    .select('region')
    .where('id', '=', player.playerId)
    .executeTakeFirst();
  expect(row?.region).toBeNull();
  expect(await call(async () => undefined)).toEqual({ status: 200, body: { region: 'russia' } });
});

test('a key expires after 24 hours and can be used again; the sweep deletes only expired keys', async () => {
  let effects = 0;
  const effect = async () => void (effects += 1);
  await call(effect);
  api.clock.advance(DAY_MS - 1000);
  await call(effect);
  expect(effects).toBe(1);
  api.clock.advance(2000);
  await call(effect, { region: 'global' });
  expect(effects).toBe(2);
  const fresh = {
    owner: 'player:fresh',
    key: randomUUID(),
    request_hash: Buffer.alloc(32),
    created_at: api.clock.now(),
  };
  const old = { ...fresh, owner: 'player:old', created_at: new Date(api.clock.now().getTime() - DAY_MS - 1) };
  await api.app.db.insertInto('idempotency_keys').values([fresh, old]).execute();
  await api.app.db.transaction().execute((trx) => sweepIdempotencyKeys.run(trx, api.app));
  const rows = await api.app.db.selectFrom('idempotency_keys').select('owner').execute();
  expect(rows.map(({ owner }) => owner)).toEqual(expect.arrayContaining(['player:fresh', `player:${player.playerId}`]));
  expect(rows.map(({ owner }) => owner)).not.toContain('player:old');
});

test('over HTTP a replay has its header, whatever the order of the body’s fields', async () => {
  const send = (rawBody: string) =>
    api.request('POST', '/api/user/set-region', { as: player, idempotencyKey: key, rawBody });
  expect((await send('{"region":"global"}')).headers['idempotency-replayed']).toBeUndefined();
  const again = await send(' { "region" : "global" } ');
  expect([again.body, again.headers['idempotency-replayed']]).toEqual([{ region: 'global' }, 'true']);
  const other = await send('{"region":"russia"}');
  expect([other.status, other.body]).toMatchObject([422, { error_code: 2 }]);
});
