import { findGrantOwner, getGrant } from '../../billing/store/grants-repository.ts';
import { isActive } from '../../billing/store/grant-rules.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockPlayer } from './players-repository.ts';
import { setGrantEnd } from './set-grant-end.ts';

export const changeGrantEnd = defineOperation('changeGrantEnd', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, locale } = context;
    const { until, expectedUntil, reason } = request.body;
    const now = app.clock.now();
    const owner = await findGrantOwner(trx, request.params.grantId);
    if (owner === undefined) throw new ApiError('not_found');
    const player = await lockPlayer(trx, owner);
    const grant = await getGrant(trx, request.params.grantId);
    if (grant.state !== 'active' || !isActive(grant, now)) throw new ApiError('role_over');
    if ((grant.expiresAt?.toISOString() ?? null) !== expectedUntil) throw new ApiError('role_end_changed');
    const id = await setGrantEnd(
      { trx, now, operator: operatorOf(context), player, reason },
      grant,
      until === null ? null : new Date(until),
    );
    return { status: 200, body: await getAct(trx, id, locale) };
  }),
);
