import { randomUUID } from 'node:crypto';
import { listPreviewedRoles, reductionOf } from '../../billing/sales/preview-repository.ts';
import { findPromoCode, insertPromoCode } from '../../billing/sales/promo-codes-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordCode } from './record-code.ts';

/** Makes a promo code and records the act (docs/product/store.md#promo-codes). */
export const createPromoCode = defineOperation('createPromoCode', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const { code, terms, reason } = request.body;
    const { servers, roles, newcomers, maxUses, maxUsesEach } = terms;
    const now = app.clock.now();
    const endsAt = terms.endsAt === null ? null : new Date(terms.endsAt);
    if (endsAt !== null && endsAt <= now) throw new ApiError('sale_end_past');
    const sale = { percent: terms.percent, amount: terms.amount, servers, roles, periods: [] };
    const reduction = reductionOf(sale);
    const previewed = await listPreviewedRoles(trx, sale, { locale, now });
    const lowers = previewed.some(({ prices }) => prices.some(({ before, after }) => after < before));
    if (reduction === null || !lowers) throw new ApiError('sale_without_prices');
    if ((await findPromoCode(trx, code)) !== undefined) throw new ApiError('promo_code_exists');
    await insertPromoCode(trx, {
      ...reduction,
      id: randomUUID(),
      code,
      servers,
      roles,
      newcomers,
      max_uses: maxUses,
      max_uses_each: maxUsesEach,
      ends_at: endsAt,
      made_by: session.login,
      created_at: now,
    });
    return { status: 200, body: await recordCode(trx, context, { code, reason, before: null, after: endsAt }) };
  }),
);
