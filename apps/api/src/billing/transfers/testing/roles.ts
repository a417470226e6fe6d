import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { buy, type Player } from '../../../../testing/players.ts';
import type { ApiResponse, TestApp } from '../../../../testing/test-app.ts';

type Schemas = components['schemas'];

/** Buys a role at its list price. Returns the grant's id. */
export async function buyRoleFor(test: TestApp, player: Player, roleId: string, period = 'month'): Promise<string> {
  const price = await test.app.db
    .selectFrom('role_prices')
    .select('amount')
    .where('role_id', '=', roleId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  const { status, body } = await buy(test, player, { roleId, period, mode: 'buy', expectedPrice: price.amount });
  if (status !== 200) throw new Error(`${roleId} could not be bought: ${status}`);
  return body.grant.id;
}

export const moveRole = <Body = Schemas['RoleTransfer']>(
  test: TestApp,
  as: Player,
  body: object,
  idempotencyKey: string = randomUUID(),
): Promise<ApiResponse<Body>> =>
  test.request<Body>('POST', '/api/cabinet/roles/transfer', { as, body, idempotencyKey });

export const listMoves = <Body = Schemas['RoleTransferOptions']>(test: TestApp, as: Player, roleId: string) =>
  test.request<Body>('GET', `/api/cabinet/roles/transfer/servers?roleId=${roleId}`, { as });
