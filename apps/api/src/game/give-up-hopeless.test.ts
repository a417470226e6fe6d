import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { giveUpHopeless } from './delivery-queue.ts';
import { deliveryOf, queueDelivery } from './testing/queue-delivery.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Index scans and table scans of the statement, as a prepared one is planned: without knowing its values. */
const scans = () =>
  api.app.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(trx);
    const { sql: text } = giveUpHopeless('hitech', api.clock.now()).compile(trx);
    await sql`PREPARE give_up AS ${sql.raw(text)}`.execute(trx);
    const moment = `'${api.clock.now().toISOString()}'`;
    const values = [...text.matchAll(/\$\d+/g)].map((_, index) => (index === 1 ? `'hitech'` : moment));
    const { rows } = await sql<Record<'QUERY PLAN', string>>`
      EXPLAIN EXECUTE give_up (${sql.raw(values.join(', '))})`.execute(trx);
    return rows.flatMap((row) => /(?:Seq|Index)(?: Only)? Scan (?:on|using) (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? []);
  });

test('a heartbeat finds what has to be given up by index, however much is open', async () => {
  const model = await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune' });
  const { player_id, args, expires_at, next_attempt_at } = await deliveryOf(api, model);
  await sql`INSERT INTO deliveries (server_id, player_id, login, action, args, expires_at, next_attempt_at)
    SELECT 'hitech', ${player_id}, 'Kitsune', 'role.grant', ${JSON.stringify(args)}::jsonb,
      ${expires_at}::timestamptz + make_interval(secs => step), ${next_attempt_at}::timestamptz
    FROM generate_series(1, 20000) AS step`.execute(api.app.db);
  await sql`ANALYZE deliveries`.execute(api.app.db);
  expect(new Set(await scans())).toEqual(new Set(['deliveries_ending', 'deliveries_tried_out']));
}, 60_000);

test('of one server or of all: what has ended or was tried out, and nothing else', async () => {
  const { db } = api.app;
  await db.deleteFrom('deliveries').execute();
  const [ended, elsewhere, open] = [
    await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune', life: 1000 }),
    await queueDelivery(api, { serverId: 'magic-rpg', login: 'Kitsune', life: 1000 }),
    await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune', life: 30 * DAY_MS }),
  ];
  api.clock.advance(1000);
  const giveUp = async (serverId: string | null) =>
    (await giveUpHopeless(serverId, api.clock.now()).execute(db)).rows.map(({ id }) => id);
  expect(await giveUp('hitech')).toEqual([ended]);
  expect(await giveUp(null)).toEqual([elsewhere]);
  await db.updateTable('deliveries').set({ attempt: 12 }).where('id', '=', open).execute();
  expect(await giveUp('hitech')).toEqual([open]);
});
