import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import type { Receiver } from './receiver.ts';

type DeliveryState = components['schemas']['DeliveryState'];

/** What has no end of its own is still worth delivering for a year. */
const PATIENCE_MS = 365 * DAY_MS;

export interface RoleDelivery {
  readonly serverId: string;
  readonly receiver: Receiver;
  readonly roleId: string;
  readonly grantId: string;
}

const draft = (
  { serverId, receiver, grantId }: RoleDelivery,
  task: {
    action: 'role.grant' | 'role.revoke';
    args: Record<string, string | null>;
    orderId: string | null;
    expiresAt: Date;
  },
  now: Date,
) => ({
  id: randomUUID(),
  server_id: serverId,
  player_id: receiver.id,
  login: receiver.login,
  action: task.action,
  args: JSON.stringify(task.args),
  grant_id: grantId,
  order_id: task.orderId,
  expires_at: task.expiresAt,
  next_attempt_at: now,
  created_at: now,
});

/** A row of `deliveries`, to be written by the transaction that sells the role. */
export type DeliveryDraft = ReturnType<typeof draft>;

/** Until when it is worth giving a role that lasts until `until` (null is for ever). */
export const worthGivingUntil = (until: Date | null, now: Date): Date => until ?? new Date(now.getTime() + PATIENCE_MS);

/** Until when it is worth taking a role away. */
export const worthTakingUntil = (now: Date): Date => new Date(now.getTime() + PATIENCE_MS);

/** Asks the game server to give a role until `until` (null is for ever). `orderId` is what pays for it. */
export const roleGrant = (
  { orderId, ...delivery }: RoleDelivery & { readonly orderId: string | null },
  until: Date | null,
  now: Date,
): DeliveryDraft => {
  const args = { roleId: delivery.roleId, until: until?.toISOString() ?? null };
  const expiresAt = worthGivingUntil(until, now);
  return draft(delivery, { action: 'role.grant', args, orderId, expiresAt }, now);
};

/** Asks the game server to take a role away. */
export const roleRevoke = (delivery: RoleDelivery, now: Date): DeliveryDraft => {
  const args = { roleId: delivery.roleId };
  return draft(delivery, { action: 'role.revoke', args, orderId: null, expiresAt: worthTakingUntil(now) }, now);
};

const SHOWN: Readonly<Record<string, DeliveryState['status']>> = {
  queued: 'queued',
  // Refused by the game server, but tried again later: for the player it still waits.
  failed: 'queued',
  leased: 'sent',
  done: 'delivered',
  dead: 'failed',
  refunded: 'failed',
};

/** A delivery as its player sees it. */
export const presentDelivery = (delivery: { id: string; status: string }): DeliveryState => {
  const status = SHOWN[delivery.status];
  if (!status) throw new Error(`delivery ${delivery.id} is ${delivery.status}`);
  return { id: delivery.id, status };
};
