import { randomUUID } from 'node:crypto';
import { listPreviewedRoles, reductionOf } from '../../billing/sales/preview-repository.ts';
import { insertSale } from '../../billing/sales/sales-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

/** Makes a sale and records the act (docs/product/store.md#sales). */
export const createSale = defineOperation('createSale', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const { name, terms, reason } = request.body;
    const now = app.clock.now();
    const [startsAt, endsAt] = [new Date(request.body.startsAt), new Date(request.body.endsAt)];
    if (endsAt <= now || endsAt <= startsAt) throw new ApiError('sale_end_past');
    const reduction = reductionOf(terms);
    const roles = await listPreviewedRoles(trx, terms, { locale, now });
    const lowers = roles.some(({ prices }) => prices.some(({ before, after }) => after < before));
    if (reduction === null || !lowers) throw new ApiError('sale_without_prices');
    const { servers, roles: roleIds, periods } = terms;
    const lists = { servers, roles: roleIds, periods };
    await insertSale(trx, {
      ...lists,
      ...reduction,
      id: randomUUID(),
      name: JSON.stringify(name),
      starts_at: startsAt,
      ends_at: endsAt,
      made_by: session.login,
      created_at: now,
    });
    const act = { id: randomUUID(), at: now, operator: operatorOf(context), playerId: null, subject: name.ru, reason };
    await insertAct(trx, { ...act, kind: 'sale', before: '', after: endsAt.toISOString() });
    return { status: 200, body: await getAct(trx, act.id, context.locale) };
  }),
);
