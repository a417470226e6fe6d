import { randomUUID } from 'node:crypto';
import { lockSale, updateSaleEnd } from '../../billing/sales/sales-repository.ts';
import { localized } from '../../platform/database/localized.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

/** Changes the end of a sale that is not over, or ends it now; a planned one then never starts. */
export const changeSaleEnd = defineOperation('changeSaleEnd', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { endsAt, expectedEndsAt, reason } = request.body;
    const now = context.app.clock.now();
    const sale = await lockSale(trx, request.params.saleId);
    if (sale === undefined) throw new ApiError('not_found');
    if (sale.ends_at <= now) throw new ApiError('sale_over');
    if (sale.ends_at.getTime() !== Date.parse(expectedEndsAt)) throw new ApiError('sale_changed');
    const end = endsAt === null ? now : new Date(endsAt);
    if (endsAt !== null && (end <= now || end <= sale.starts_at)) throw new ApiError('sale_end_past');
    await updateSaleEnd(trx, sale.id, end);
    const id = randomUUID();
    await insertAct(trx, {
      id,
      at: now,
      operator: operatorOf(context),
      kind: 'sale',
      playerId: null,
      subject: localized(sale.name, 'ru'),
      reason,
      before: sale.ends_at.toISOString(),
      after: end.toISOString(),
    });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
