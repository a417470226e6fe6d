import { randomUUID } from 'node:crypto';
import { minor } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { markDeadOfOrderRefunded, queueDeliveries } from '../../game/deliveries/deliveries-repository.ts';
import { type DeliveryDraft, type Receiver, roleGrant, roleRevoke } from '../../game/deliveries/delivery-draft.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { getBalance } from '../ledger/accounts.ts';
import { refundPlayer } from '../ledger/charge-player.ts';
import { findByName } from '../../community/players/players-repository.ts';
import { markGrantRefunded, removeLastPeriod, restoreGrant } from '../store/grants-repository.ts';
import { lastOrderOf, markOrderRefunded } from '../store/orders-repository.ts';
import type { RoleChange, SpentOrder } from './plan-refund.ts';
import { presentSum, presentTaken } from './present-refund.ts';
import { isOpen } from './refund-window.ts';
import {
  insertRefund,
  insertRefundDeliveries,
  databaseNow,
  listRefundDeliveries,
  findPastWipe,
} from './refunds-repository.ts';
import { type WipeRefund, planWipeRefunds } from './wipe-refund.ts';

/** Ends what an order gave, and restores what it replaced. */
const undoOrder = async (trx: Trx, { id, mode, grantId, replacedGrantId }: SpentOrder, now: Date): Promise<void> => {
  if (mode === 'extend') await removeLastPeriod(trx, grantId);
  else await markGrantRefunded(trx, grantId);
  if (replacedGrantId !== null && (await restoreGrant(trx, replacedGrantId, now)) === null) {
    throw new Error(`grant ${replacedGrantId}, which order ${id} replaced, cannot be restored`);
  }
  await markDeadOfOrderRefunded(trx, id);
};

const createDelivery = async (
  trx: Trx,
  { grantId, roleId, until }: RoleChange,
  target: { readonly serverId: string; readonly receiver: Receiver },
  now: Date,
): Promise<DeliveryDraft> =>
  until === undefined
    ? roleRevoke({ ...target, roleId, grantId }, now)
    : roleGrant({ ...target, roleId, grantId, orderId: await lastOrderOf(trx, grantId) }, until, now);

interface DecidedRefund {
  readonly refundId: string;
  readonly refund: WipeRefund;
  readonly receiver: Receiver;
  readonly now: Date;
}

/** Carries out a decided refund: money, roles and deliveries to the game server. */
const carryOut = async (trx: Trx, { refundId, refund, receiver, now }: DecidedRefund): Promise<void> => {
  const { wipe, plan } = refund;
  await insertRefund(trx, {
    id: refundId,
    player_id: receiver.id,
    wipe_id: wipe.id,
    amount: plan.amount,
    created_at: now,
  });
  for (const order of plan.undone) {
    await markOrderRefunded(trx, order.id, now, refundId);
    await undoOrder(trx, order, now);
    const amount = minor(order.amount);
    await refundPlayer(trx, { kind: 'order_refund', reference: order.id, playerId: receiver.id, amount, at: now });
  }
  const drafts: DeliveryDraft[] = [];
  for (const change of plan.changes) {
    drafts.push(await createDelivery(trx, change, { serverId: wipe.server_id, receiver }, now));
  }
  await queueDeliveries(trx, drafts);
  await insertRefundDeliveries(
    trx,
    refundId,
    drafts.map(({ id }) => id),
  );
};

/**
 * Refunds the purchases on a server in the 14 days before its wipe, once, and ends the roles (docs/product/money.md#refunds-after-wipes;
 * docs/decisions/0125-refunds-after-wipes.md). One transaction locks the player's row first, as purchases do.
 */
export const takeRefund = defineOperation('takeRefund', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const { wipeId, expectedPrice } = request.body;
    const { playerId } = session;
    const receiver = await findByName(trx, { id: playerId }, true).executeTakeFirstOrThrow();
    const databaseTime = await databaseNow(trx);
    const wipe = await findPastWipe(trx, playerId, wipeId, databaseTime);
    if (!wipe) throw new ApiError('not_found');
    if (wipe.refund_id !== null) throw new ApiError('refund_taken');
    const now = app.clock.now();
    const [refund] = await planWipeRefunds(trx, [wipe], { playerId, now, databaseTime });
    if (!refund || !isOpen(refund.window, databaseTime)) throw new ApiError('refund_over');
    const { amount } = refund.plan;
    if (amount === 0) throw new ApiError('nothing_to_refund');
    if (amount !== expectedPrice) throw new ApiError('refund_changed', { details: { price: presentSum(amount) } });
    const refundId = randomUUID();
    await carryOut(trx, { refundId, refund, receiver, now });
    const deliveries = await listRefundDeliveries(trx, [refundId]);
    return {
      status: 200,
      body: {
        balance: await getBalance(trx, playerId),
        refund: presentTaken({ id: refundId, at: now, amount }, deliveries, locale),
      },
    };
  }),
);
