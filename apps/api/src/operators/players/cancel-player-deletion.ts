import { randomUUID } from 'node:crypto';
import { setDeletion } from '../../identity/personal-data/personal-data-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockDeletable } from './lock-deletable.ts';

export const cancelPlayerDeletion = defineOperation('cancelPlayerDeletion', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { id: playerId, delete_at: before } = await lockDeletable(trx, request.params.playerId);
    if (before === null) throw new ApiError('deletion_same');
    await setDeletion(trx, playerId, null);
    const id = randomUUID();
    const now = context.app.clock.now();
    const act = { id, at: now, operator: operatorOf(context), playerId, reason: request.body.reason };
    await insertAct(trx, { ...act, kind: 'deletion', before: before.toISOString(), after: 'none' });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
