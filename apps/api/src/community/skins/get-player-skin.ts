import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { wornSkin } from './worn-skin.ts';

/** A player's skin with its arm width, and the cape. */
export const getPlayerSkin = defineOperation('getPlayerSkin', async ({ params }, { app }) => {
  const { version, model, cape, isPlayer } = await wornSkin(app, params.nickname);
  if (!isPlayer) throw new ApiError('not_found');
  return { status: 200, body: { version, model, cape: cape?.version ?? null } };
});
