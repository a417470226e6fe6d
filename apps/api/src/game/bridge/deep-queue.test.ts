import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { Trx } from '../../platform/database/types.ts';
import { giveUpHopeless, leaseDeliveries } from './deliveries-repository.ts';
import { deliveryOf, queueDelivery } from './testing/queue-delivery.ts';

/** Rows that one heartbeat may read for 50 deliveries and their successors; independent of the length of the queue. */
const HEARTBEAT_ROWS = 600;
/** Rows that one step of giving up may read: 200 deliveries, each found, updated and followed, and 200 given up before. */
const STEP_ROWS = 3000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  const { db } = api.app;
  await db.deleteFrom('deliveries').execute();
  // Every connection gets planner statistics and cached plans of a nearly empty queue.
  await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune' });
  await sql`VACUUM ANALYZE deliveries`.execute(db);
  for (let time = 0; time < 10; time += 1) {
    await readBy(async (trx) => {
      await giveUpHopeless(trx, 'hitech', api.clock.now());
      await leaseDeliveries(trx, 'hitech', api.clock.now());
    });
  }
  await sql`ALTER TABLE deliveries SET (autovacuum_enabled = off)`.execute(db);
});
afterAll(() => api.close());

/** Rows of deliveries and their indexes that this connection has read and not yet reported to the statistics. */
const countUnreportedReads = async (trx: Trx): Promise<number> => {
  const { rows } = await sql<{ read: string }>`
    SELECT sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)) AS read
    FROM pg_class WHERE oid = 'deliveries'::regclass
      OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = 'deliveries'::regclass)`.execute(trx);
  return Number(rows[0]?.read);
};

/** Number of rows that PostgreSQL reads for `work`. Earlier reads of the connection may still be unreported. */
const readBy = async (work: (trx: Trx) => Promise<unknown>): Promise<number> =>
  api.app.db.transaction().execute(async (trx) => {
    const before = await countUnreportedReads(trx);
    await work(trx);
    return (await countUnreportedReads(trx)) - before;
  });

/** Inserts `each` open deliveries of one role for each of `players` players. */
async function fill(players: number, each: number): Promise<void> {
  const model = await deliveryOf(api, await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune' }));
  const { args, expires_at, next_attempt_at } = model;
  await sql`INSERT INTO players (login) SELECT 'deep_' || number FROM generate_series(1, ${players}::integer) AS number
    ON CONFLICT DO NOTHING`.execute(api.app.db);
  const queue = (count: number) => sql`
    INSERT INTO deliveries (server_id, player_id, login, action, args, expires_at, next_attempt_at)
    SELECT 'hitech', players.id, players.login, 'role.grant', ${JSON.stringify(args)}::jsonb, ${expires_at}::timestamptz,
      ${next_attempt_at}::timestamptz
    FROM generate_series(1, ${count}::integer) AS number
    JOIN players ON players.login IN (SELECT 'deep_' || which FROM generate_series(1, ${players}::integer) AS which)`;
  const joining = Math.min(each, 400);
  await queue(joining).execute(api.app.db);
  await api.app.db.transaction().execute(async (trx) => {
    // Only the first delivery of a line is its head: without the triggers, which would check it for each row.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await queue(each - joining).execute(trx);
  });
}

test.each([
  ['9,600 of 24 players', 24, 400],
  ['300,000 of one player', 1, 300_000],
])(
  'with stale planner statistics, %s, a heartbeat reads a few rows',
  async (_, players, each) => {
    await fill(players, each);
    const now = api.clock.now();
    const beat = async (trx: Trx) => {
      await giveUpHopeless(trx, 'hitech', now);
      return leaseDeliveries(trx, 'hitech', now);
    };
    const first = await readBy(async (trx) => {
      const { deliveries: leased, more } = await beat(trx);
      expect(new Set(leased.map(({ login }) => login)).size).toBe(leased.length);
      expect(leased.length).toBeGreaterThanOrEqual(players);
      expect(more).toBe(true);
    });
    expect(first).toBeLessThan(HEARTBEAT_ROWS);
    // Every delivery that may be leased is leased.
    const second = await readBy(async (trx) => {
      expect(await beat(trx)).toEqual({ deliveries: [], more: false });
    });
    expect(second).toBeLessThan(HEARTBEAT_ROWS);
    // All of them have expired.
    api.clock.advance(32 * DAY_MS);
    for (let step = 0; step < 10; step += 1) {
      const given = await readBy(async (trx) => {
        expect(await giveUpHopeless(trx, 'hitech', api.clock.now())).toBe(true);
      });
      expect(given).toBeLessThan(STEP_ROWS);
    }
  },
  300_000,
);
