import { randomUUID } from 'node:crypto';
import { scheduleDeletion } from '../../identity/personal-data/schedule-deletion.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockDeletable } from './lock-deletable.ts';

export const schedulePlayerDeletion = defineOperation('schedulePlayerDeletion', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app } = context;
    const { id: playerId, groups, delete_at: before } = await lockDeletable(trx, request.params.playerId);
    if (groups.includes('admin')) throw new ApiError('admin_account');
    if (before !== null) throw new ApiError('deletion_same');
    const deleteAt = await scheduleDeletion(trx, app, playerId, null);
    const id = randomUUID();
    const act = { id, at: app.clock.now(), operator: operatorOf(context), playerId, reason: request.body.reason };
    await insertAct(trx, { ...act, kind: 'deletion', before: 'none', after: deleteAt.toISOString() });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
