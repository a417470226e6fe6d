import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import type { Receiver } from './receiver.ts';

type DeliveryState = components['schemas']['DeliveryState'];

/** What has no end of its own is still worth delivering for a year. */
const PATIENCE_MS = 365 * DAY_MS;

interface RoleDelivery {
  readonly serverId: string;
  readonly receiver: Receiver;
  readonly roleId: string;
  readonly grantId: string;
}

const enqueue = async (
  trx: Trx,
  { serverId, receiver, grantId }: RoleDelivery,
  task: { action: 'role.grant' | 'role.revoke'; args: Record<string, string | null>; expiresAt: Date },
  now: Date,
): Promise<string> => {
  const { id } = await trx
    .insertInto('deliveries')
    .values({
      server_id: serverId,
      player_id: receiver.id,
      login: receiver.login,
      action: task.action,
      args: JSON.stringify(task.args),
      grant_id: grantId,
      expires_at: task.expiresAt,
      next_attempt_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Asks the game server to give a role until `until` (null is for ever); commits with the caller's transaction. */
export const enqueueRoleGrant = (trx: Trx, delivery: RoleDelivery, until: Date | null, now: Date): Promise<string> => {
  const args = { roleId: delivery.roleId, until: until?.toISOString() ?? null };
  const expiresAt = until ?? new Date(now.getTime() + PATIENCE_MS);
  return enqueue(trx, delivery, { action: 'role.grant', args, expiresAt }, now);
};

/** Asks the game server to take a role away; commits with the caller's transaction. */
export const enqueueRoleRevoke = (trx: Trx, delivery: RoleDelivery, now: Date): Promise<string> => {
  const expiresAt = new Date(now.getTime() + PATIENCE_MS);
  return enqueue(trx, delivery, { action: 'role.revoke', args: { roleId: delivery.roleId }, expiresAt }, now);
};

const SHOWN: Readonly<Record<string, DeliveryState['status']>> = {
  queued: 'queued',
  // Refused by the game server, but tried again later: for the player it still waits.
  failed: 'queued',
  leased: 'sent',
  done: 'delivered',
  dead: 'failed',
};

/** A delivery as its player sees it. */
export const presentDelivery = (delivery: { id: string; status: string }): DeliveryState => {
  const status = SHOWN[delivery.status];
  if (!status) throw new Error(`delivery ${delivery.id} is ${delivery.status}`);
  return { id: delivery.id, status };
};
