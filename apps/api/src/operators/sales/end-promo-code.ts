import { lockPromoCode, updateCodeEnd } from '../../billing/sales/promo-codes-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordCode } from './record-code.ts';

/** Ends a promo code now. */
export const endPromoCode = defineOperation('endPromoCode', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const now = context.app.clock.now();
    const found = await lockPromoCode(trx, request.params.codeId);
    if (found === undefined) throw new ApiError('not_found');
    const { id, code, ends_at: before } = found;
    if (before !== null && before <= now) throw new ApiError('promo_code_over');
    await updateCodeEnd(trx, id, now);
    const { reason } = request.body;
    return { status: 200, body: await recordCode(trx, context, { code, reason, before, after: now }) };
  }),
);
