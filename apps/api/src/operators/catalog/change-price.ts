import { formatMoney, minor } from '@hoshikraft/shared';
import { findPrice, writePriceChange } from '../../billing/sales/prices-repository.ts';
import { lockRole } from '../../billing/store/roles-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordCatalogAct } from './record-catalog-act.ts';

/** Changes the list price of a period, now or from a moment on (docs/product/store.md#prices). */
export const changePrice = defineOperation('changePrice', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { roleId, period, amount, expectedAmount, validFrom, reason } = request.body;
    const now = context.app.clock.now();
    const start = validFrom === null ? now : new Date(validFrom);
    if (start < now) throw new ApiError('price_start_past');
    if ((await lockRole(trx, roleId)) === undefined) throw new ApiError('not_found');
    const present = await findPrice(trx, roleId, period, now);
    if (present !== expectedAmount) {
      throw new ApiError('price_edited', {
        values: { price: present === null ? '—' : formatMoney(minor(present), context.locale) },
      });
    }
    const before = await findPrice(trx, roleId, period, start);
    if (before === amount) throw new ApiError('price_same');
    await writePriceChange(trx, { role_id: roleId, period, valid_from: start, amount });
    const act = await recordCatalogAct(trx, context, {
      kind: 'price',
      roleId,
      reason,
      before: [period, String(before ?? '')],
      after: [period, String(amount ?? ''), start.toISOString()],
    });
    return { status: 200, body: act };
  }),
);
