import type { components } from '@hoshikraft/contract';

type DeliveryState = components['schemas']['DeliveryState'];

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
