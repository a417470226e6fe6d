import { randomUUID } from 'node:crypto';
import { waiveSecondFactor } from '../../identity/support/waive-second-factor.ts';
import { asApiError } from '../../platform/errors/as-api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockPlayer } from './players-repository.ts';

export const waivePlayerFactors = defineOperation('waivePlayerFactors', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app } = context;
    const player = await lockPlayer(trx, request.params.playerId);
    const { reason } = request.body;
    await waiveSecondFactor(trx, app, { player, reason }).catch(asApiError);
    const id = randomUUID();
    const act = { id, at: app.clock.now(), operator: operatorOf(context), playerId: player.id, reason };
    await insertAct(trx, { ...act, kind: 'factors', before: 'on', after: 'waived' });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
