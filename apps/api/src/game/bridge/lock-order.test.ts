import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';
import { roleGrant } from '../deliveries/delivery-draft.ts';
import { queueDeliveries } from '../deliveries/deliveries-repository.ts';
import { processAcknowledgements } from './delivery-answers.ts';
import { deliveryOf, queueDelivery } from './testing/queue-delivery.ts';

const ROLES = ['first-role', 'second-role'] as const;

let api: TestApp;
let deliveries: string[];
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.app.db.deleteFrom('deliveries').execute();
  deliveries = [];
  for (const roleId of ROLES)
    deliveries.push(await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune', roleId }));
});
afterAll(() => api.close());

const orders = [[0, 1] as const, [1, 0] as const];
const cases = [0, 1].flatMap((held) => orders.flatMap((sold) => orders.map((ids) => [held, sold, ids] as const)));

test.each(cases)(
  'acknowledgements and a purchase on the same lines, with line %i locked, sold in order %j and ids in order %j, do not deadlock',
  async (held, sold, ids) => {
    const { db } = api.app;
    const named = [randomUUID(), randomUUID()].sort();
    for (const [place, of] of ids.entries()) {
      const id = named[place] ?? '';
      await db
        .updateTable('deliveries')
        .set({ id })
        .where('id', '=', deliveries[of] ?? '')
        .execute();
      deliveries[of] = id;
    }
    const { player_id, login } = await deliveryOf(api, deliveries[0] ?? '');
    const now = api.clock.now();
    const recipient = { serverId: 'hitech', receiver: { id: player_id, login }, orderId: null };
    const drafts = sold.map((role) => {
      const draft = roleGrant({ ...recipient, roleId: ROLES[role] ?? '', grantId: '' }, null, now);
      return { ...draft, grant_id: null };
    });
    const answers = deliveries.map((id) => ({ id, leaseId: randomUUID(), status: 'done' as const, code: null }));
    let both: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('deliveries')
        .select('id')
        .where('id', '=', deliveries[held] ?? '')
        .forUpdate()
        .execute();
      both = [db.transaction().execute((other) => processAcknowledgements(other, 'hitech', answers, now))];
      await waitForLockedConnections(api);
      both.push(db.transaction().execute((other) => queueDeliveries(other, drafts)));
      await waitForLockedConnections(api, 2);
    });
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  },
);
