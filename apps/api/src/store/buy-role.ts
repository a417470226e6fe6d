import { defineOperation } from '../http/define-operation.ts';
import { takenBy } from '../idempotency/with-idempotency.ts';
import { buyTogether } from './buy-together.ts';
import { receiverName } from './receiver.ts';

/**
 * Buys, extends, stacks or gives a role: charge, grant, order and deliveries in one transaction, or none of them
 * (product.md section 4; docs/decisions/0010-store-rules.md), together with what others buy at the same moment.
 */
export const buyRole = defineOperation('buyRole', (request, { app, session, locale }) => {
  const { body: order } = request;
  const { playerId: buyerId } = session;
  const receiver = receiverName(buyerId, order.recipient);
  return buyTogether(app, { buyerId, order, receiver, locale, taken: takenBy(session, request) });
});
