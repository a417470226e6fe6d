import { deletePriceChange } from '../../billing/sales/prices-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordCatalogAct } from './record-catalog-act.ts';

/** Cancels a change of a price that has not begun. */
export const cancelPlannedPrice = defineOperation('cancelPlannedPrice', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { roleId, period, validFrom, reason } = request.body;
    const start = new Date(validFrom);
    if (start <= context.app.clock.now()) throw new ApiError('planned_price_over');
    const cancelled = await deletePriceChange(trx, { role_id: roleId, period, valid_from: start });
    if (cancelled === undefined) throw new ApiError('planned_price_over');
    const act = await recordCatalogAct(trx, context, {
      kind: 'price',
      roleId,
      reason,
      before: [period, String(cancelled.amount ?? ''), start.toISOString()],
      after: [],
    });
    return { status: 200, body: act };
  }),
);
