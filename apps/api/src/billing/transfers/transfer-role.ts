import { randomUUID } from 'node:crypto';
import { localized } from '../../platform/database/localized.ts';
import type { Trx } from '../../platform/database/types.ts';
import { queueDeliveries } from '../../game/deliveries/deliveries-repository.ts';
import { roleGrant, roleRevoke } from '../../game/deliveries/delivery-draft.ts';
import { presentDelivery } from '../../game/deliveries/present-delivery.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { chargePlayer } from '../ledger/charge-player.ts';
import { findByName } from '../../community/players/players-repository.ts';
import { currentPrices } from '../store/grant-rules.ts';
import { moveGrant } from '../store/grants-repository.ts';
import { presentPrice } from '../store/present-price.ts';
import { serverExists } from '../../game/servers/servers-repository.ts';
import { addRoleTransfer, findGrant, findMoves } from './role-transfers-repository.ts';

interface MoveCommand {
  readonly playerId: string;
  readonly grantId: string;
  readonly toServerId: string;
  readonly now: Date;
}

/** Decides which grant moves and to which role. The caller has locked the player's row, so no other purchase runs. */
const decideMove = async (trx: Trx, { playerId, grantId, toServerId, now }: MoveCommand) => {
  const known = await findGrant(trx, playerId, grantId);
  if (known === undefined || !(await serverExists(trx, toServerId))) throw new ApiError('not_found');
  const moves = await findMoves(trx, playerId, known.role_id, now);
  if (moves?.grant.id !== grantId) throw new ApiError('role_over');
  if (known.server_id === toServerId) throw new ApiError('role_held_there');
  const there = moves.to.find(({ role }) => role.server_id === toServerId);
  if (there === undefined || there.price === null) throw new ApiError('no_equivalent_role');
  if (there.isHeld) throw new ApiError('role_held_there');
  return { grant: moves.grant, from: moves.role, to: there.role, price: there.price };
};

const queued = (id: string) => presentDelivery({ id, status: 'queued' });

/**
 * Moves the remaining time of a role to another server: charge, end of the old grant, the new one and both deliveries in
 * one transaction, or none of them (docs/product/store.md#moving-a-role-to-another-server; docs/decisions/0124-transfers.md).
 */
export const transferRole = defineOperation('transferRole', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const { grantId, toServerId, expectedPrice } = request.body;
    const { playerId } = session;
    const now = app.clock.now();
    const receiver = await findByName(trx, { id: playerId }, true).executeTakeFirstOrThrow();
    const { grant, from, to, price } = await decideMove(trx, { playerId, grantId, toServerId, now });
    const shownPrice = presentPrice(price, localized(from.name, locale), locale);
    if (price.final !== expectedPrice) throw new ApiError('price_changed', { details: { price: shownPrice } });
    const transferId = randomUUID();
    const charge = { kind: 'role_transfer', reference: transferId, playerId, amount: price.final, at: now } as const;
    const balance = await chargePlayer(trx, charge);
    const toGrantId = await moveGrant(
      trx,
      grant,
      { serverId: toServerId, roleId: to.id, prices: currentPrices(to) },
      now,
    );
    await addRoleTransfer(trx, {
      id: transferId,
      player_id: playerId,
      from_grant_id: grantId,
      to_grant_id: toGrantId,
      price_base: price.base,
      price_discount: price.discount,
      created_at: now,
    });
    const revoke = roleRevoke({ serverId: from.server_id, receiver, roleId: from.id, grantId }, now);
    const target = { serverId: toServerId, receiver, roleId: to.id, grantId: toGrantId, orderId: null };
    const given = roleGrant(target, grant.expiresAt, now);
    await queueDeliveries(trx, [revoke, given]);
    return {
      status: 200,
      body: {
        transferId,
        balance,
        price: shownPrice,
        grant: { id: toGrantId, expiresAt: grant.expiresAt?.toISOString() ?? null, state: 'active' as const },
        deliveries: { revoke: queued(revoke.id), grant: queued(given.id) },
      },
    };
  }),
);
