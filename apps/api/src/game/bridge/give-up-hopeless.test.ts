import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { giveUpHopeless } from './deliveries-repository.ts';
import { sweepBridge } from './sweep-bridge.ts';
import { deliveryOf, queueDelivery } from './testing/queue-delivery.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('only expired or exhausted deliveries of that server are given up; locked ones are skipped', async () => {
  const { db } = api.app;
  const [ended, elsewhere, open] = [
    await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune', life: 1000 }),
    await queueDelivery(api, { serverId: 'magic-rpg', login: 'Kitsune', life: 1000 }),
    await queueDelivery(api, { serverId: 'hitech', login: 'Ronin', life: 30 * DAY_MS }),
  ];
  const dead = async () => {
    const rows = await db.selectFrom('deliveries').select('id').where('status', '=', 'dead').execute();
    return rows.map(({ id }) => id).sort();
  };
  const giveUp = () => giveUpHopeless(db, 'hitech', api.clock.now());
  api.clock.advance(1000);
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('deliveries').select('id').where('id', '=', ended).forUpdate().execute();
    await giveUp();
    expect(await dead()).toEqual([]);
  });
  await giveUp();
  expect(await dead()).toEqual([ended]);
  await db.updateTable('deliveries').set({ attempt: 12 }).where('id', '=', open).execute();
  await giveUp();
  expect(await dead()).toEqual([ended, open].sort());
  await runJob(api.app, sweepBridge);
  expect(await dead()).toEqual([ended, elsewhere, open].sort());
});

test('a backlog is given up step by step until nothing is due', async () => {
  const model = await deliveryOf(api, await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune', life: 1000 }));
  const { player_id, args, expires_at } = model;
  await sql`INSERT INTO deliveries (server_id, player_id, login, action, args, expires_at)
    SELECT 'hitech', ${player_id}, 'Kitsune', 'role.grant', ${JSON.stringify(args)}::jsonb, ${expires_at}::timestamptz
    FROM generate_series(1, 1000)`.execute(api.app.db);
  api.clock.advance(1000);
  expect(await giveUpHopeless(api.app.db, 'hitech', api.clock.now())).toBe(true);
  await runJob(api.app, sweepBridge);
  const open = await api.app.db.selectFrom('deliveries').select('id').where('status', '=', 'queued').execute();
  expect(open).toEqual([]);
});

test('two concurrent runs never deadlock, whatever the order of their deliveries', async () => {
  const { db } = api.app;
  const queue = (login: string) => queueDelivery(api, { serverId: 'hitech', login, life: 1000 });
  const [first, behindFirst] = [await queue('Kitsune'), await queue('Kitsune')];
  const [second, behindSecond] = [await queue('Ronin'), await queue('Ronin')];
  api.clock.advance(1000);
  const now = api.clock.now();
  let other: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    // This transaction locks these two first. The other locks the rest and then waits for a successor: one of these.
    await trx.selectFrom('deliveries').select('id').where('id', 'in', [behindFirst, second]).forUpdate().execute();
    other = giveUpHopeless(db, 'hitech', now);
    await waitForLockedConnections(api);
    await giveUpHopeless(trx, 'hitech', now);
  });
  await other;
  await giveUpHopeless(db, 'hitech', now);
  const states = await db
    .selectFrom('deliveries')
    .select('status')
    .where('id', 'in', [first, behindFirst, second, behindSecond])
    .execute();
  expect(states.map(({ status }) => status)).toEqual(['dead', 'dead', 'dead', 'dead']);
});
