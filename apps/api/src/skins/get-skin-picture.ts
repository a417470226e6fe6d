import { defineOperation } from '../http/define-operation.ts';
import { drawnSkin } from './drawn-skins.ts';
import { skinAnswer } from './skin-answer.ts';
import { wornSkin } from './worn-skin.ts';

/** A player drawn from the skin. */
export const getSkinPicture = defineOperation('getSkinPicture', async (request, { app }) => {
  const { nickname, part } = request.params;
  const { size = 64, format = 'webp' } = request.query;
  const worn = await wornSkin(app, nickname);
  return skinAnswer(request, worn.version, `image/${format}`, () => drawnSkin(app, worn, { part, size, format }));
});
