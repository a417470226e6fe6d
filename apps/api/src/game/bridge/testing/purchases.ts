import { addPlayer, buy, type Player } from '../../../../testing/players.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

interface TestOrder {
  role?: number;
  period?: 'month' | 'three_months' | 'forever';
  mode?: 'buy' | 'extend' | 'stack';
  recipient?: string;
}

/** Helpers for purchases on HiTech at current prices. */
export async function purchases(test: TestApp) {
  const { db } = test.app;
  const roles = await db.selectFrom('roles').select('id').where('server_id', '=', 'hitech').orderBy('tier').execute();

  const priceNow = async (as: Player, { role = 0, period = 'month', mode = 'buy', recipient }: TestOrder) => {
    const query = new URLSearchParams({ server: 'hitech', ...(recipient !== undefined && { recipient }) });
    const { body } = await test.request<{
      items: { offers: { mode: string; period: string; price: { final: number } }[] }[];
    }>('GET', `/api/store/roles?${query}`, { as });
    const offer = body.items[role]?.offers.find((one) => one.mode === mode && one.period === period);
    if (!offer) throw new Error(`${mode} ${period} is not offered`);
    return offer.price.final;
  };

  return {
    roleIds: roles.map(({ id }) => id),
    newPlayer: () => addPlayer(test, 10_000_000),
    /** Buys a role. Returns ids of delivery, order and grant, and the price paid (kopecks). */
    async buy(as: Player, selection: TestOrder = {}) {
      const price = await priceNow(as, selection);
      const { role = 0, period = 'month', mode = 'buy', recipient } = selection;
      const order = {
        roleId: roles[role]?.id,
        period,
        mode,
        expectedPrice: price,
        ...(recipient !== undefined && { recipient }),
      };
      const { status, body, text } = await buy(test, as, order);
      if (status !== 200) throw new Error(text);
      return {
        price,
        deliveryId: body.delivery.id,
        orderId: body.orderId,
        grantId: body.grant.id,
        endsAt: body.grant.expiresAt,
      };
    },
    /** Marks a delivery as dead, as a twelfth failed attempt does. */
    async markDead(deliveryId: string) {
      const dead = { status: 'dead', attempt: 12, code: 'inventory_full' };
      await db.updateTable('deliveries').set(dead).where('id', '=', deliveryId).execute();
    },
    async settle(deliveryId: string) {
      const done = { status: 'done', done_at: test.clock.now() };
      await db.updateTable('deliveries').set(done).where('id', '=', deliveryId).execute();
    },
    grant: (id: string) => db.selectFrom('grants').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Deliveries of a player, the oldest first. */
    deliveriesOf: (player: Player) =>
      db
        .selectFrom('deliveries')
        .select(['id', 'action', 'args', 'status', 'order_id', 'grant_id'])
        .where('player_id', '=', player.playerId)
        .orderBy('seq')
        .execute(),
  };
}
