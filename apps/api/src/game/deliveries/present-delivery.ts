import type { components } from '@hoshikraft/contract';

type DeliveryState = components['schemas']['DeliveryState'];

const PLAYER_STATUS: Readonly<Record<string, DeliveryState['status']>> = {
  queued: 'queued',
  // The game server failed, but a retry follows: for the player it is still queued.
  failed: 'queued',
  leased: 'sent',
  done: 'delivered',
  dead: 'failed',
  refunded: 'failed',
};

/** A delivery for its own player. */
export const presentDelivery = (delivery: { id: string; status: string }): DeliveryState => {
  const status = PLAYER_STATUS[delivery.status];
  if (!status) throw new Error(`delivery ${delivery.id} is ${delivery.status}`);
  return { id: delivery.id, status };
};
