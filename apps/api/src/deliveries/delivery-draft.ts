import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';

/** What has no end of its own is still worth delivering for a year. */
const PATIENCE_MS = 365 * DAY_MS;
/** A game server that took no order to lift a ban for so long gets it no more, and the money goes back. */
const BAN_PATIENCE_MS = DAY_MS;

export interface Receiver {
  readonly id: string;
  /** As the player writes it. */
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

/** A row of `deliveries`, to be written by the transaction that sells what is delivered. */
export type DeliveryDraft = ReturnType<typeof draft>;

/** Until when it is worth giving a role that lasts until `until` (null is for ever). */
export const worthGivingUntil = (until: Date | null, now: Date): Date => until ?? new Date(now.getTime() + PATIENCE_MS);

/** Until when it is worth taking a role away. */
export const worthTakingUntil = (now: Date): Date => new Date(now.getTime() + PATIENCE_MS);

/** Asks the game server to give a role until `until` (null is for ever). `orderId` is what pays for it. */
export const roleGrant = (
  { roleId, ...delivery }: RoleDelivery & { readonly orderId: string | null },
  until: Date | null,
  now: Date,
): DeliveryDraft => {
  const args = { roleId, until: until?.toISOString() ?? null };
  return draft({ ...delivery, action: 'role.grant', args, expiresAt: worthGivingUntil(until, now) }, now);
};

/** Asks the game server to take a role away. */
export const roleRevoke = ({ roleId, ...delivery }: RoleDelivery, now: Date): DeliveryDraft =>
  draft({ ...delivery, action: 'role.revoke', args: { roleId }, expiresAt: worthTakingUntil(now) }, now);

/** Asks the game server that keeps a ban, under an id of its own, to lift it before it ends at `until` (null is never). */
export const banLift = (
  { serverId, receiver, gameBanId }: { serverId: string; receiver: Receiver; gameBanId: string },
  until: Date | null,
  now: Date,
): DeliveryDraft => {
  const patience = new Date(now.getTime() + BAN_PATIENCE_MS);
  // A ban that ends by itself before it was lifted was paid for in vain.
  const expiresAt = until !== null && until < patience ? until : patience;
  return draft({ serverId, receiver, action: 'ban.lift', args: { banId: gameBanId }, expiresAt }, now);
};
