import { randomUUID } from 'node:crypto';
import type { LockedDelivery } from '../../game/bridge/dead-deliveries-repository.ts';
import type { Trx } from '../../platform/database/types.ts';
import { asApiError } from '../../platform/errors/as-api-error.ts';
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
  context: Pick<OperationContext<'session'>, 'app' | 'session' | 'ip' | 'locale'>,
  { kind, reason, after, change }: Change,
) {
  const now = context.app.clock.now();
  const { player_id: playerId } = await change(now).catch(asApiError);
  const id = randomUUID();
  await insertAct(trx, { id, at: now, operator: operatorOf(context), kind, playerId, reason, before: 'dead', after });
  return getAct(trx, id, context.locale);
}
