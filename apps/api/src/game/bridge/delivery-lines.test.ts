import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';
import type { Trx } from '../../platform/database/types.ts';
import { deliveryOf, queueDelivery } from './testing/queue-delivery.ts';

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ engine });
  });
  beforeEach(async () => {
    await api.app.db.deleteFrom('deliveries').execute();
  });
  afterAll(() => api.close());

  const queue = (roleId: string) => queueDelivery(api, { serverId: 'hitech', login: 'Kitsune', roleId });
  const end = (ids: string[], trx?: Trx) =>
    (trx ?? api.app.db).updateTable('deliveries').set({ status: 'dead' }).where('id', 'in', ids).execute();
  const heads = async () => {
    const rows = await api.app.db
      .selectFrom('deliveries')
      .select('id')
      .where('head', '=', true)
      .orderBy('seq')
      .execute();
    return rows.map(({ id }) => id);
  };

  test('the first open one of each line is its head; the next follows when it ends, however many end at once', async () => {
    const line: string[] = [];
    for (let place = 0; place < 5; place += 1) line.push(await queue('role'));
    const other = await queue('other-role');
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = line;
    expect(await heads()).toEqual([first, other]);
    await end([third]);
    expect(await heads()).toEqual([first, other]);
    await end([first, second]);
    expect(await heads()).toEqual([fourth, other]);
    await end([fourth]);
    await end([fifth]);
    expect(await heads()).toEqual([other]);
    await api.app.db.updateTable('deliveries').set({ status: 'queued' }).where('id', '=', fifth).execute();
    expect(await heads()).toEqual([fifth, other]);
  });

  if (engine === 'pglite') return;

  test.each(['ends first', 'joins first'])(
    'a head that ends while another joins its line (%s): one head is left',
    async (order) => {
      const first = await queue('role');
      const model = await deliveryOf(api, first);
      const { server_id, player_id, login, action, expires_at } = model;
      const join = (trx: Trx) =>
        trx
          .insertInto('deliveries')
          .values({ server_id, player_id, login, action, expires_at, args: JSON.stringify(model.args) })
          .returning('id')
          .executeTakeFirstOrThrow();
      const { db } = api.app;
      const [one, other] =
        order === 'ends first'
          ? [(trx: Trx): Promise<unknown> => end([first], trx), join]
          : [join, (trx: Trx): Promise<unknown> => end([first], trx)];
      let waiting: Promise<unknown> = Promise.resolve();
      await db.transaction().execute(async (trx) => {
        await one(trx);
        waiting = db.transaction().execute((trx2) => other(trx2));
        await waitForLockedConnections(api);
      });
      await waiting;
      const open = await db.selectFrom('deliveries').select('id').where('status', '=', 'queued').execute();
      expect(await heads()).toEqual(open.map(({ id }) => id));
      expect(open).toHaveLength(1);
    },
  );
});
