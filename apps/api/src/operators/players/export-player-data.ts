import { randomUUID } from 'node:crypto';
import { requestExport } from '../../identity/personal-data/exports-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockDeletable } from './lock-deletable.ts';

export const exportPlayerData = defineOperation('exportPlayerData', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const now = context.app.clock.now();
    const { id: playerId } = await lockDeletable(trx, request.params.playerId);
    await requestExport(trx, playerId, now);
    const id = randomUUID();
    const act = { id, at: now, operator: operatorOf(context), playerId, reason: request.body.reason };
    await insertAct(trx, { ...act, kind: 'export', before: 'none', after: 'making' });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
