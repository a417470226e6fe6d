import { randomUUID } from 'node:crypto';
import { minor } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { chargePlayer } from '../../billing/ledger/charge-player.ts';
import { presentDelivery } from '../deliveries/present-delivery.ts';
import { insertUnban, lockBan, markLifted } from './bans-repository.ts';
import { isOver, queueLift } from './lift.ts';
import { presentBan } from './present-ban.ts';

/**
 * Sells an unban: charge, lift and delivery in one transaction, or none of them (docs/product/money.md#unbans).
 * `refundDeadUnbans` refunds it where the game server never accepts the delivery.
 */
export const unbanPlayer = defineOperation('unbanPlayer', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const { banId, expectedPrice } = request.body;
    const now = app.clock.now();
    const ban = await lockBan(trx, session.playerId, banId);
    if (ban === undefined) throw new ApiError('not_found');
    if (isOver(ban, now)) throw new ApiError('ban_over');
    if (ban.unban_price === null) throw new ApiError('unban_not_for_sale');
    const amount = minor(ban.unban_price);
    const price = { base: amount, discount: null, final: amount, currency: 'RUB' as const };
    if (amount !== expectedPrice) throw new ApiError('price_changed', { details: { price } });
    const unbanId = randomUUID();
    const charge = { kind: 'unban' as const, reference: unbanId, playerId: session.playerId, amount, at: now };
    const balance = await chargePlayer(trx, charge);
    await markLifted(trx, ban.id, now);
    const lift = await queueLift(trx, ban, { id: session.playerId, login: session.login }, now);
    await insertUnban(trx, {
      id: unbanId,
      ban_id: ban.id,
      player_id: session.playerId,
      price: amount,
      delivery_id: lift?.id ?? null,
      created_at: now,
    });
    const delivery = lift === null ? null : presentDelivery({ id: lift.id, status: 'queued' });
    return { status: 200, body: { balance, price, ban: presentBan(ban, locale), delivery } };
  }),
);
