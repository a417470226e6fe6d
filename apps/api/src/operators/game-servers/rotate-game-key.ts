import { rotateGameKey as rotate } from '../../game/bridge/game-keys-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordKeyAct } from './record-key-act.ts';

/** Gives a key a new secret; the previous one works for another week. */
export const rotateGameKey = defineOperation('rotateGameKey', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { keyId, secret, reason } = request.body;
    const { config, clock } = context.app;
    if (!(await rotate(trx, config.gameKeysSecret, { keyId, secret }, clock.now()))) throw new ApiError('not_found');
    return { status: 200, body: await recordKeyAct(trx, context, { keyId, after: 'rotated', reason }) };
  }),
);
