import { randomUUID } from 'node:crypto';
import { maskEmail } from '../../community/players/mask-email.ts';
import { assignEmail } from '../../identity/support/assign-email.ts';
import { asApiError } from '../../platform/errors/as-api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockPlayer } from './players-repository.ts';

export const assignPlayerEmail = defineOperation('assignPlayerEmail', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app } = context;
    const player = await lockPlayer(trx, request.params.playerId);
    const { old, email } = await assignEmail(trx, app, { player, ...request.body }).catch(asApiError);
    const [id, before] = [randomUUID(), old === null ? 'none' : maskEmail(old)];
    const act = { id, at: app.clock.now(), operator: operatorOf(context), playerId: player.id };
    await insertAct(trx, { ...act, kind: 'email', reason: request.body.reason, before, after: maskEmail(email) });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
