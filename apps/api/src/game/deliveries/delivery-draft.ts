import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';

/** How long a delivery without an end of its own is retried. */
const LIFETIME_MS = 365 * DAY_MS;
/** How long lifting a ban is retried. The unban is refunded afterwards. */
const BAN_LIFT_LIFETIME_MS = DAY_MS;

export interface Receiver {
  readonly id: string;
  /** In the player's own letter case. */
  readonly login: string;
}

export interface RoleDelivery {
  readonly serverId: string;
  readonly receiver: Receiver;
  readonly roleId: string;
  readonly grantId: string;
}

interface Task {
  readonly serverId: string;
  readonly receiver: Receiver;
  readonly action: 'role.grant' | 'role.revoke' | 'ban.lift';
  readonly args: Readonly<Record<string, string | null>>;
  readonly grantId?: string;
  readonly orderId?: string | null;
  readonly expiresAt: Date;
}

const draft = ({ serverId, receiver, action, args, grantId, orderId, expiresAt }: Task, now: Date) => ({
  id: randomUUID(),
  server_id: serverId,
  player_id: receiver.id,
  login: receiver.login,
  action,
  args: JSON.stringify(args),
  grant_id: grantId ?? null,
  order_id: orderId ?? null,
  expires_at: expiresAt,
  next_attempt_at: now,
  created_at: now,
});

/** A row of `deliveries`, inserted by the transaction of the sale. */
export type DeliveryDraft = ReturnType<typeof draft>;

/** When a delivery that gives a role until `until` (null is for ever) expires. */
export const grantDeliveryExpiry = (until: Date | null, now: Date): Date =>
  until ?? new Date(now.getTime() + LIFETIME_MS);

/** When a delivery that takes a role away expires. */
export const revokeDeliveryExpiry = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/** A command to give a role until `until` (null is for ever). `orderId` is the order that paid for it. */
export const roleGrant = (
  { roleId, ...delivery }: RoleDelivery & { readonly orderId: string | null },
  until: Date | null,
  now: Date,
): DeliveryDraft => {
  const args = { roleId, until: until?.toISOString() ?? null };
  return draft({ ...delivery, action: 'role.grant', args, expiresAt: grantDeliveryExpiry(until, now) }, now);
};

/** A command to take a role away. */
export const roleRevoke = ({ roleId, ...delivery }: RoleDelivery, now: Date): DeliveryDraft =>
  draft({ ...delivery, action: 'role.revoke', args: { roleId }, expiresAt: revokeDeliveryExpiry(now) }, now);

/** A command to lift a ban that ends at `until` (null is never). `gameBanId` is the game server's own id. */
export const banLift = (
  { serverId, receiver, gameBanId }: { serverId: string; receiver: Receiver; gameBanId: string },
  until: Date | null,
  now: Date,
): DeliveryDraft => {
  const lifetimeEnd = new Date(now.getTime() + BAN_LIFT_LIFETIME_MS);
  // A ban that ends before the lift arrives makes the unban worthless.
  const expiresAt = until !== null && until < lifetimeEnd ? until : lifetimeEnd;
  return draft({ serverId, receiver, action: 'ban.lift', args: { banId: gameBanId }, expiresAt }, now);
};
