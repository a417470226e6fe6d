import { defineOperation } from '../http/define-operation.ts';
import { drawnAvatar, drawnSkin } from './drawn-skins.ts';
import { skinAnswer } from './skin-answer.ts';
import { wornSkin } from './worn-skin.ts';

/** A player drawn from the skin; for a face the avatar, where there is one. */
export const getSkinPicture = defineOperation('getSkinPicture', async (request, { app }) => {
  const { nickname, part } = request.params;
  const { size = 64, format = 'webp' } = request.query;
  const worn = await wornSkin(app, nickname);
  const { avatar } = worn;
  if (part === 'face' && avatar !== null) {
    return skinAnswer(request, avatar.version, `image/${format}`, () => drawnAvatar(app, avatar, { size, format }));
  }
  return skinAnswer(request, worn.version, `image/${format}`, () => drawnSkin(app, worn, { part, size, format }));
});
