import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { skinAnswer } from './skin-answer.ts';
import { wornSkin } from './worn-skin.ts';

/** The cape texture of a player. */
export const getCapeTexture = defineOperation('getCapeTexture', async (request, { app }) => {
  const { cape } = await wornSkin(app, request.params.nickname);
  if (cape === null) throw new ApiError('not_found');
  return skinAnswer(request, cape.version, 'image/png', cape.read);
});
