import type { Trx } from '../../platform/database/types.ts';
import { queueDeliveries } from '../deliveries/deliveries-repository.ts';
import { banLift, type DeliveryDraft, type Receiver } from '../deliveries/delivery-draft.ts';
import type { LockedBan } from './bans-repository.ts';

/** Whether a ban was lifted or has expired. */
export const isOver = ({ lifted_at, unban_at }: LockedBan, now: Date): boolean =>
  lifted_at !== null || (unban_at !== null && unban_at <= now);

/** Tells the game server to lift a ban. Returns null for a ban that no game server manages, which needs no delivery. */
export async function queueLift(
  trx: Trx,
  ban: LockedBan,
  receiver: Receiver,
  now: Date,
): Promise<DeliveryDraft | null> {
  if (ban.server_id === null || ban.game_ban_id === null) return null;
  const lift = banLift({ serverId: ban.server_id, receiver, gameBanId: ban.game_ban_id }, ban.unban_at, now);
  await queueDeliveries(trx, [lift]);
  return lift;
}
