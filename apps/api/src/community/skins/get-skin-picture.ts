import { defineOperation } from '../../platform/http/define-operation.ts';
import { renderAvatar, renderSkin } from './rendered-skins.ts';
import { skinAnswer } from './skin-answer.ts';
import { wornSkin } from './worn-skin.ts';

/** A picture of a player rendered from the skin; for a face the avatar if there is one. */
export const getSkinPicture = defineOperation('getSkinPicture', async (request, { app }) => {
  const { nickname, part } = request.params;
  const { size = 64, format = 'webp' } = request.query;
  const worn = await wornSkin(app, nickname);
  const { avatar } = worn;
  if (part === 'face' && avatar !== null) {
    return skinAnswer(request, avatar.version, `image/${format}`, () => renderAvatar(app, avatar, { size, format }));
  }
  return skinAnswer(request, worn.version, `image/${format}`, () => renderSkin(app, worn, { part, size, format }));
});
