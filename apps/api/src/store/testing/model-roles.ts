import type { TestApp } from '../../../testing/test-app.ts';
import type { ModelRole } from './store-model.ts';

/** Where they are sold. */
export const SERVER = 'sequences';

/** Four roles of one server, lowest first, with prices in kopecks that divide badly. */
export const modelRoles: readonly ModelRole[] = [
  { id: 'sequence-a', tier: 1, prices: { month: 9_901, three_months: 26_003, forever: 61_001 } },
  { id: 'sequence-b', tier: 2, prices: { month: 24_907, three_months: 64_901, forever: 149_003 } },
  { id: 'sequence-c', tier: 3, prices: { month: 49_999, three_months: 131_009, forever: 299_011 } },
  { id: 'sequence-d', tier: 4, prices: { month: 99_991, three_months: 260_003, forever: 700_001 } },
];

/** Sells them, on a server of their own. */
export async function addModelRoles(api: TestApp): Promise<void> {
  const words = JSON.stringify({ ru: 'Роль', en: 'Role' });
  const {
    id: _id,
    position: _position,
    ...like
  } = await api.app.db.selectFrom('servers').selectAll().where('id', '=', 'hitech').executeTakeFirstOrThrow();
  const texts = { summary: JSON.stringify(like.summary), worlds: JSON.stringify(like.worlds) };
  await api.app.db
    .insertInto('servers')
    .values({ ...like, ...texts, id: SERVER, position: 99 })
    .execute();
  for (const role of modelRoles) {
    await api.app.db
      .insertInto('roles')
      .values({
        id: role.id,
        server_id: SERVER,
        tier: role.tier,
        color: '#abcdef',
        name: words,
        summary: words,
        highlights: '[]',
      })
      .execute();
    const prices = Object.entries(role.prices).map(([period, amount]) => ({ role_id: role.id, period, amount }));
    await api.app.db.insertInto('role_prices').values(prices).execute();
  }
}
