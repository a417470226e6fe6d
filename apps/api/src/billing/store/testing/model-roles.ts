import type { TestApp } from '../../../../testing/test-app.ts';
import type { ModelRole } from './store-model.ts';

/** The server that sells them. */
export const SERVER = 'sequences';

/** Four roles of one server, lowest first, with prices in kopecks that divide badly. */
export const modelRoles: readonly ModelRole[] = [
  { id: 'sequence-a', tier: 1, prices: { month: 9_901, three_months: 26_003, forever: 61_001 } },
  { id: 'sequence-b', tier: 2, prices: { month: 24_907, three_months: 64_901, forever: 149_003 } },
  { id: 'sequence-c', tier: 3, prices: { month: 49_999, three_months: 131_009, forever: 299_011 } },
  { id: 'sequence-d', tier: 4, prices: { month: 99_991, three_months: 260_003, forever: 700_001 } },
];

/** Inserts the roles on a separate server. */
export async function addModelRoles(api: TestApp): Promise<void> {
  const name = JSON.stringify({ ru: 'Роль', en: 'Role' });
  const {
    id: _id,
    position: _position,
    ...template
  } = await api.app.db.selectFrom('servers').selectAll().where('id', '=', 'hitech').executeTakeFirstOrThrow();
  const texts = { summary: JSON.stringify(template.summary), worlds: JSON.stringify(template.worlds) };
  await api.app.db
    .insertInto('servers')
    .values({ ...template, ...texts, id: SERVER, position: 99 })
    .execute();
  for (const role of modelRoles) {
    await api.app.db
      .insertInto('roles')
      .values({
        id: role.id,
        server_id: SERVER,
        tier: role.tier,
        color: '#abcdef',
        name,
        summary: name,
        highlights: '[]',
      })
      .execute();
    const prices = Object.entries(role.prices).map(([period, amount]) => ({ role_id: role.id, period, amount }));
    await api.app.db.insertInto('role_prices').values(prices).execute();
  }
}
