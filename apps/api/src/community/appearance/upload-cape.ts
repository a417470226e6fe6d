import { storeFile } from '../../content/files/store-file.ts';
import { takeUpload } from '../../content/files/take-upload.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { LARGEST_LOOK, LOOK_QUOTA } from './look-limits.ts';
import { countLookUpload, setCape } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Uploads a cape of a size that the game supports, re-encodes it and sets it. */
export const uploadCape = defineOperation('uploadCape', (request, context) =>
  takeUpload(context, request, {
    largest: LARGEST_LOOK,
    quota: LOOK_QUOTA,
    async store(app, sent) {
      const { bytes, width } = await app.pictures.work('prepareCape', { bytes: sent });
      return storeFile(app, { bytes, width, ending: 'png' });
    },
    async finish(trx, cape, now) {
      const { playerId } = context.session;
      await countLookUpload(trx, playerId, now);
      await setCape(trx, playerId, cape, now);
      return { status: 200, body: await presentLook(trx, playerId) };
    },
  }),
);
