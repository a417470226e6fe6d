import { randomUUID } from 'node:crypto';
import { DAY_MS, minor } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { chargePlayer } from '../ledger/charge-player.ts';
import { presentDelivery } from '../store/deliveries.ts';
import { lockBan, type LockedBan } from './bans-repository.ts';
import { presentBan } from './present-ban.ts';

/** A game server that took no order for so long gets it no more, and the money goes back. */
const PATIENCE_MS = DAY_MS;

const isOver = ({ lifted_at, unban_at }: LockedBan, now: Date): boolean =>
  lifted_at !== null || (unban_at !== null && unban_at <= now);

/** Asks the game server that keeps the ban to lift it; null for a ban that no game server keeps. */
async function orderLift(trx: Trx, ban: LockedBan, player: { id: string; login: string }, now: Date) {
  if (ban.server_id === null || ban.game_ban_id === null) return null;
  const patience = new Date(now.getTime() + PATIENCE_MS);
  const delivery = { id: randomUUID(), status: 'queued' };
  await trx
    .insertInto('deliveries')
    .values({
      ...delivery,
      server_id: ban.server_id,
      player_id: player.id,
      login: player.login,
      action: 'ban.lift',
      args: JSON.stringify({ banId: ban.game_ban_id }),
      // A ban that ends by itself before it was lifted was paid for in vain.
      expires_at: ban.unban_at !== null && ban.unban_at < patience ? ban.unban_at : patience,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
  return presentDelivery(delivery);
}

/**
 * Buys off one ban: charge, lift and delivery in one transaction, or none of them (product.md section 4,
 * decisions on money). `refundDeadUnbans` gives the money back where the game server never takes the delivery.
 */
export const unbanPlayer = defineOperation('unbanPlayer', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session } = context;
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
    await trx.updateTable('bans').set({ lifted_at: now }).where('id', '=', ban.id).execute();
    const delivery = await orderLift(trx, ban, { id: session.playerId, login: session.login }, now);
    await trx
      .insertInto('unbans')
      .values({
        id: unbanId,
        ban_id: ban.id,
        player_id: session.playerId,
        price: amount,
        delivery_id: delivery?.id ?? null,
        created_at: now,
      })
      .execute();
    return { status: 200, body: { balance, price, ban: presentBan(ban), delivery } };
  }),
);
