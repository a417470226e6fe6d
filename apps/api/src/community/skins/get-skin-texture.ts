import { defineOperation } from '../../platform/http/define-operation.ts';
import { skinAnswer } from './skin-answer.ts';
import { wornSkin } from './worn-skin.ts';

/** The skin texture of a player. */
export const getSkinTexture = defineOperation('getSkinTexture', async (request, { app }) => {
  const { version, read } = await wornSkin(app, request.params.nickname);
  return skinAnswer(request, version, 'image/png', read);
});
