import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import { buy, type Player } from '../../../../testing/players.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

type Schemas = components['schemas'];

/** Inserts a wipe of a server, `ago` before the database's time. */
export async function addWipe({ app }: TestApp, ago = '0', serverId = 'hitech', state = 'reported'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO server_wipes (server_id, at, state)
    VALUES (${serverId}, date_trunc('milliseconds', clock_timestamp() - ${ago}::interval), ${state}) RETURNING id`.execute(
    app.db,
  );
  return rows[0]?.id ?? '';
}

export const rolesOf = async (test: TestApp, as: Player, serverId = 'hitech') =>
  (await test.request<Schemas['StoreRoleList']>('GET', `/api/store/roles?server=${serverId}`, { as })).body.items;

interface TestOrder {
  /** Index among the roles of the server, the lowest is 0. */
  index?: number;
  mode?: Schemas['PurchaseMode'];
  period?: Schemas['Period'];
  serverId?: string;
  /** Age of the order by the database's clock. */
  ago?: string;
  recipient?: string;
}

/** Buys a role at its price; with `ago`, moves the order into the past. */
export async function buyFromStore(test: TestApp, as: Player, order: TestOrder = {}) {
  const { index = 0, mode = 'buy', period = 'month', serverId = 'hitech', ago, recipient } = order;
  const query = new URLSearchParams({ server: serverId, ...(recipient !== undefined && { recipient }) });
  const { items } = (await test.request<Schemas['StoreRoleList']>('GET', `/api/store/roles?${query}`, { as })).body;
  const role = items[index];
  const offer = role?.offers.find((one) => one.mode === mode && one.period === period);
  const body = { roleId: role?.id, mode, period, expectedPrice: offer?.price.final, ...(recipient && { recipient }) };
  const answer = await buy(test, as, body);
  if (answer.status !== 200) throw new Error(`not bought: ${answer.text}`);
  const { orderId, grant } = answer.body;
  if (ago !== undefined) {
    await sql`UPDATE orders SET created_at = date_trunc('milliseconds', clock_timestamp() - ${ago}::interval)
      WHERE id = ${orderId}`.execute(test.app.db);
  }
  return { orderId, grantId: grant.id, roleId: role?.id ?? '', price: answer.body.price.final };
}

export const boughtBefore = async (test: TestApp, as: Player) => {
  const { price, ...rest } = await buyFromStore(test, as, { ago: '1 day' });
  return { ...rest, expectedPrice: price };
};

/** The player's refund of a wipe, as the API returns it. */
export async function getRefund(test: TestApp, as: Player, wipeId: string): Promise<Schemas['RefundOfWipe']> {
  const answer = await test.request<Schemas['Refunds']>('GET', '/api/cabinet/refund', {
    as,
    headers: { 'accept-language': 'en' },
  });
  const wipe = answer.body.wipes.find((one) => one.wipeId === wipeId);
  if (!wipe) throw new Error('the wipe is not listed');
  return wipe;
}

export const reasons = (wipe: Schemas['RefundOfWipe']): Record<string, string | null> =>
  Object.fromEntries(wipe.lines.map(({ id, reason }) => [id, reason]));

export const take = <Body = Schemas['RefundTaken']>(
  test: TestApp,
  as: Player,
  wipeId: string,
  expectedPrice: number,
  idempotencyKey: string | true = true,
) => test.request<Body>('POST', '/api/cabinet/refund', { as, body: { wipeId, expectedPrice }, idempotencyKey });

/** Active grants of a player, each with its end. */
export const listActiveGrants = async (api: TestApp, as: Player) =>
  (await api.request<Schemas['CabinetRoleList']>('GET', '/api/cabinet/roles', { as })).body.items
    .filter(({ state }) => state === 'active')
    .map(({ grantId, expiresAt }) => [grantId, expiresAt] as const);
