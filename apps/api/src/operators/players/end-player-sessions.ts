import { randomUUID } from 'node:crypto';
import { endOtherSessions } from '../../identity/sessions/sessions-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockPlayer } from './players-repository.ts';

export const endPlayerSessions = defineOperation('endPlayerSessions', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const now = context.app.clock.now();
    const { id: playerId } = await lockPlayer(trx, request.params.playerId);
    const ended = await endOtherSessions(trx, playerId, null, now);
    if (ended === 0) throw new ApiError('no_sessions');
    const id = randomUUID();
    const act = { id, at: now, operator: operatorOf(context), playerId, reason: request.body.reason };
    await insertAct(trx, { ...act, kind: 'sessions', before: String(ended), after: '0' });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
