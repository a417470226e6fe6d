import { randomUUID } from 'node:crypto';
import { storeFile } from '../../content/files/store-file.ts';
import { takeUpload } from '../../content/files/take-upload.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { addSource } from './avatars-repository.ts';
import { LARGEST_AVATAR, LOOK_QUOTA } from './look-limits.ts';
import { countLookUpload } from './looks-repository.ts';
import { presentSource } from './present-look.ts';

/** Uploads a source picture for an avatar; it is not shown before it is cropped. */
export const uploadAvatar = defineOperation('uploadAvatar', (request, context) =>
  takeUpload(context, request, {
    largest: LARGEST_AVATAR,
    quota: LOOK_QUOTA,
    async store(app, sent) {
      const { bytes, width, height } = await app.pictures.work('prepareAvatar', { bytes: sent });
      const { name } = await storeFile(app, { bytes, width, ending: 'webp' });
      return { id: randomUUID(), name, width, height };
    },
    async finish(trx, source, now) {
      const { playerId } = context.session;
      await countLookUpload(trx, playerId, now);
      await addSource(trx, playerId, source, now);
      return { status: 200, body: presentSource(source) };
    },
  }),
);
