import { gameKeyExists, saveGameKey } from '../../game/bridge/game-keys-repository.ts';
import { serverExists } from '../../game/servers/servers-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { recordKeyAct } from './record-key-act.ts';

/** Makes a key of a game server (docs/product/game-bridge.md#signatures). */
export const addGameKey = defineOperation('addGameKey', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { serverId, keyId, secret, reason } = request.body;
    if (!(await serverExists(trx, serverId))) throw new ApiError('not_found');
    if (await gameKeyExists(trx, keyId)) throw new ApiError('game_key_exists');
    await saveGameKey(trx, context.app.config.gameKeysSecret, { keyId, serverId, secret });
    return { status: 200, body: await recordKeyAct(trx, context, { keyId, after: 'made', reason }) };
  }),
);
