import { storeFile } from '../../content/files/store-file.ts';
import { takeUpload } from '../../content/files/take-upload.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { setSkin } from '../skins/set-skin-repository.ts';
import { LARGEST_LOOK, LOOK_QUOTA } from './look-limits.ts';
import { countLookUpload } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Uploads a skin of a size that the game supports, re-encodes it and sets it. */
export const uploadSkin = defineOperation('uploadSkin', (request, context) =>
  takeUpload(context, request, {
    largest: LARGEST_LOOK,
    quota: LOOK_QUOTA,
    async store(app, sent) {
      const { bytes, width, model } = await app.pictures.work('prepareSkin', { bytes: sent });
      return { ...(await storeFile(app, { bytes, width, ending: 'png' })), model };
    },
    async finish(trx, skin, now) {
      const { playerId } = context.session;
      await countLookUpload(trx, playerId, now);
      await setSkin(trx, playerId, { ...skin, model: request.body.model ?? skin.model }, now);
      return { status: 200, body: await presentLook(trx, playerId) };
    },
  }),
);
