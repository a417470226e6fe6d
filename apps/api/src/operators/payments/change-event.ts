import { randomUUID } from 'node:crypto';
import { findEvent } from '../../billing/payments/events-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Trx } from '../../platform/database/types.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

type Context = Pick<OperationContext<'session'>, 'app' | 'session' | 'ip' | 'locale'>;

/**
 * Locks an event that needs a person.
 *
 * @throws ApiError `not_found`, and `payment_event_done` where there is nothing to do about it
 */
export const lockOpenEvent = async (trx: Trx, id: string) => {
  const event = await findEvent(trx, id, true);
  if (event === undefined) throw new ApiError('not_found');
  const { needs, handled_at: handledAt, ...found } = event;
  if (needs === null || handledAt !== null) throw new ApiError('payment_event_done');
  return { ...found, needs };
};

/** Records what an operator did about an event of a payment. */
export const recordEventAct = async (
  trx: Trx,
  context: Context,
  event: { readonly event_id: string; readonly player_id: string | null; readonly needs: string },
  { after, reason }: { readonly after: string; readonly reason: string },
) => {
  const id = randomUUID();
  const { event_id: eventId, player_id: playerId, needs: before } = event;
  const about = playerId === null ? { playerId, subject: eventId.slice(0, 100) } : { playerId };
  const [at, operator] = [context.app.clock.now(), operatorOf(context)];
  await insertAct(trx, { id, at, operator, kind: 'event', ...about, reason, before, after });
  return getAct(trx, id, context.locale);
};
