import type { TestApp } from '../../../../testing/test-app.ts';

export interface Queued {
  serverId: string;
  login: string;
  action?: 'role.grant' | 'role.revoke' | 'ban.lift';
  roleId?: string;
  banId?: string;
  until?: string | null;
  /** Time until it expires, milliseconds. */
  life?: number;
}

const argsOf = ({ action = 'role.grant', roleId = 'test-role', banId = 'test-ban', until = null }: Queued) =>
  ({ 'role.grant': { roleId, until }, 'role.revoke': { roleId }, 'ban.lift': { banId } })[action];

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

async function playerId(test: TestApp, login: string): Promise<string> {
  const known = await test.app.db.selectFrom('players').select('id').where('login', '=', login).executeTakeFirst();
  if (known) return known.id;
  const { id } = await test.app.db.insertInto('players').values({ login }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Queues a delivery as the store does. Returns its id. */
export async function queueDelivery(test: TestApp, queued: Queued): Promise<string> {
  const { serverId, login, action = 'role.grant', life = MONTH_MS } = queued;
  const now = test.clock.now();
  const { id } = await test.app.db
    .insertInto('deliveries')
    .values({
      server_id: serverId,
      player_id: await playerId(test, login),
      login,
      action,
      args: JSON.stringify(argsOf(queued)),
      next_attempt_at: now,
      expires_at: new Date(now.getTime() + life),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deliveryOf = (test: TestApp, id: string) =>
  test.app.db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
