import { revokeGameKey as revoke } from '../../game/bridge/game-keys-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordKeyAct } from './record-key-act.ts';

/** Revokes a key at once: its game server can no longer call. */
export const revokeGameKey = defineOperation('revokeGameKey', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { keyId, reason } = request.body;
    if (!(await revoke(trx, keyId, context.app.clock.now()))) throw new ApiError('not_found');
    return { status: 200, body: await recordKeyAct(trx, context, { keyId, after: 'revoked', reason }) };
  }),
);
