import { randomUUID } from 'node:crypto';
import type { LockedDelivery } from '../../game/bridge/dead-deliveries-repository.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

interface Change {
  readonly kind: 'resend' | 'refund';
  readonly reason: string;
  /** State of the delivery afterwards. */
  readonly after: string;
  /** @throws Refusal */
  readonly change: (now: Date) => Promise<LockedDelivery>;
}

/**
 * Changes a dead delivery and records the act.
 *
 * @throws ApiError `not_found`, `delivery_not_dead` and the other errors of deliveries
 */
export async function changeDelivery(
  trx: Trx,
  context: Pick<OperationContext<'session'>, 'app' | 'session' | 'ip'>,
  { kind, reason, after, change }: Change,
) {
  const now = context.app.clock.now();
  const { player_id: playerId } = await change(now).catch((error: unknown) => {
    if (error instanceof Refusal && error.type !== undefined) throw new ApiError(error.type, { cause: error });
    throw error;
  });
  const id = randomUUID();
  await insertAct(trx, { id, at: now, operator: operatorOf(context), kind, playerId, reason, before: 'dead', after });
  return getAct(trx, id);
}
