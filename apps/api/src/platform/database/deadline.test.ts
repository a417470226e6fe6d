import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { toApiError } from '../errors/classify.ts';
import { inTransaction } from './in-transaction.ts';
import { withDeadline, withinTime } from './deadline.ts';
import { openDatabase } from './open.ts';
import { REQUEST_TIMEOUTS } from './postgres.ts';

const typeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => toApiError(error).type,
  );

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  let player: Player;
  beforeAll(async () => {
    api = await createTestApp({ engine });
  });
  beforeEach(async () => {
    player = await addPlayer(api, 1_000_000);
  });
  afterAll(() => api.close());

  const region = async () =>
    (await api.app.db.selectFrom('players').select('region').where('id', '=', player.playerId).executeTakeFirst())
      ?.region;

  test('work that finishes after the deadline does not commit', async () => {
    const late = withinTime(300, () =>
      inTransaction(api.app.db, async (trx) => {
        await trx.updateTable('players').set({ region: 'global' }).where('id', '=', player.playerId).execute();
        await sleep(400);
      }),
    );
    expect(await typeOf(late)).toBe('database_unavailable');
    expect(await region()).toBe('russia');
  });

  test('no statement starts after the deadline, inside or outside of a transaction', async () => {
    const late = withinTime(100, async () => {
      await sleep(150);
      await api.app.db.updateTable('players').set({ region: 'global' }).where('id', '=', player.playerId).execute();
    });
    expect(await typeOf(late)).toBe('database_unavailable');
    expect(await region()).toBe('russia');
  });
});

describe('on PostgreSQL', () => {
  let api: TestApp;
  let player: Player;
  beforeAll(async () => {
    api = await createTestApp();
  });
  beforeEach(async () => {
    // Long, so that a busy machine fails no test; only calls that must time out have a short deadline.
    api.app.config.writeDeadlineMs = 60_000;
    player = await addPlayer(api, 1_000_000);
  });
  afterAll(() => api.close());

  const shortenDeadline = () => void (api.app.config.writeDeadlineMs = 1500);
  const orders = async () =>
    (await api.app.db.selectFrom('orders').select('id').where('player_id', '=', player.playerId).execute()).length;
  const order = async () => {
    const { body } = await api.request<{
      items: { id: string; offers: { mode: string; period: string; price: { final: number } }[] }[];
    }>('GET', '/api/store/roles?server=hitech', { as: player });
    const [role] = body.items;
    const offer = role?.offers.find(({ mode, period }) => mode === 'buy' && period === 'month');
    return { roleId: role?.id, mode: 'buy', period: 'month', expectedPrice: offer?.price.final };
  };

  /** Locks rows of the player while `work` runs. */
  const holding = async (statement: ReturnType<typeof sql>, work: () => Promise<void>) =>
    api.app.db.transaction().execute(async (trx) => {
      await statement.execute(trx);
      await work();
    });

  test('a purchase held by a lock past its deadline is refused and does not happen, however long it is held', async () => {
    const body = await order();
    const key = randomUUID();
    const hold = sql`SELECT 1 FROM players WHERE id = ${player.playerId} FOR UPDATE`;
    shortenDeadline();
    await holding(hold, async () => {
      const { status } = await api.request('POST', '/api/store/buy', { as: player, body, idempotencyKey: key });
      expect([409, 503]).toContain(status);
    });
    await sleep(500);
    expect(await orders()).toBe(0);
    api.app.config.writeDeadlineMs = 60_000;
    const again = await api.request('POST', '/api/store/buy', { as: player, body, idempotencyKey: key });
    expect([again.status, await orders()]).toEqual([200, 1]);
  });

  test('a deadline is one for all statements: two locks, each held for less, do not add up to a late purchase', async () => {
    const body = await order();
    let bought: Promise<{ status: number }> = Promise.resolve({ status: 0 });
    const account = sql`SELECT 1 FROM ledger_accounts WHERE player_id = ${player.playerId} FOR UPDATE`;
    await holding(account, async () => {
      await holding(sql`SELECT 1 FROM players WHERE id = ${player.playerId} FOR UPDATE`, async () => {
        shortenDeadline();
        bought = api.request('POST', '/api/store/buy', { as: player, body, idempotencyKey: true });
        await sleep(1000);
      });
      await sleep(1000);
    });
    expect([409, 503]).toContain((await bought).status);
    await sleep(500);
    expect(await orders()).toBe(0);
  });

  test('PostgreSQL itself ends a statement that takes too long', async () => {
    const { url } = api.database;
    const waits = { ...REQUEST_TIMEOUTS, statement: 400 };
    const hurried = await openDatabase({ url, poolSize: 1, pgliteDir: null, onFault: () => undefined, waits });
    const slow = sql`WITH slept AS (SELECT pg_sleep(2)) UPDATE players SET region = 'global' FROM slept
        WHERE id = ${player.playerId}`.execute(hurried.db);
    expect(await typeOf(slow)).toBe('database_unavailable');
    await sleep(2000);
    await hurried.close();
    const { rows } = await sql<{
      region: string | null;
    }>`SELECT region FROM players WHERE id = ${player.playerId}`.execute(api.app.db);
    expect(rows[0]?.region).toBe('russia');
  });

  test('a request that times out during its commit reports an unknown outcome', async () => {
    const late = withDeadline(1000, () =>
      inTransaction(api.app.db, async (trx) => {
        await sql`CREATE TEMPORARY TABLE slow_commit (id int PRIMARY KEY) ON COMMIT DROP`.execute(trx);
        await sql`CREATE FUNCTION pg_temp.dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          PERFORM pg_sleep(2); RETURN NULL; END $$`.execute(trx);
        await sql`CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON slow_commit DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION pg_temp.dawdle()`.execute(trx);
        await sql`INSERT INTO slow_commit VALUES (1)`.execute(trx);
      }),
    );
    expect(await typeOf(late)).toBe('outcome_unknown');
  });

  test('a request times out at its deadline, however long PostgreSQL takes', async () => {
    const late = withDeadline(100, () => sql`SELECT pg_sleep(5)`.execute(api.app.db));
    expect(await typeOf(late)).toBe('database_unavailable');
  });

  test('a lost response to a commit is an unknown outcome', async () => {
    const lost = inTransaction(api.app.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
      // Deferred to the commit: the connection breaks before its response.
      await sql`CREATE TEMPORARY TABLE goodbye (id int PRIMARY KEY) ON COMMIT DROP`.execute(trx);
      await sql`CREATE FUNCTION pg_temp.leave() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_sleep(10); RETURN NULL; END $$`.execute(trx);
      await sql`CREATE CONSTRAINT TRIGGER leave AFTER INSERT ON goodbye DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION pg_temp.leave()`.execute(trx);
      await sql`INSERT INTO goodbye VALUES (1)`.execute(trx);
      setTimeout(() => void api.app.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]), 100);
    });
    expect(await typeOf(lost)).toBe('outcome_unknown');
  });

  test('a locked player does not block others: they buy and read while many requests wait for that row', async () => {
    const other = await addPlayer(api, 1_000_000);
    const [held, free] = [await order(), { as: other, body: await order(), idempotencyKey: true as const }];
    const hold = sql`SELECT 1 FROM players WHERE id = ${player.playerId} FOR UPDATE`;
    let crowd: Promise<unknown>[] = [];
    await holding(hold, async () => {
      crowd = Array.from({ length: 60 }, () =>
        api.request('POST', '/api/store/buy', { as: player, body: held, idempotencyKey: true }),
      );
      await sleep(300);
      expect((await api.request('GET', '/api/store/roles?server=hitech', { as: other })).status).toBe(200);
      expect((await api.request('POST', '/api/store/buy', free)).status).toBe(200);
    });
    await Promise.all(crowd);
  });
});
