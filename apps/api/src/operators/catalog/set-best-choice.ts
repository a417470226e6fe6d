import { lockRole, setBestRole } from '../../billing/store/roles-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordCatalogAct } from './record-catalog-act.ts';

/** Makes a role the best choice of its server, instead of the one that was. */
export const setBestChoice = defineOperation('setBestChoice', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { roleId, reason } = request.body;
    const role = await lockRole(trx, roleId);
    if (role === undefined) throw new ApiError('not_found');
    const before = await setBestRole(trx, role.server_id, roleId);
    const act = await recordCatalogAct(trx, context, {
      kind: 'best_choice',
      roleId,
      reason,
      before: before ?? 'none',
      after: roleId,
    });
    return { status: 200, body: act };
  }),
);
