import { randomUUID } from 'node:crypto';
import { keepFile } from '../files/keep-file.ts';
import { takeUpload } from '../files/take-upload.ts';
import { defineOperation } from '../http/define-operation.ts';
import { addSource } from './avatars-repository.ts';
import { LARGEST_AVATAR, LOOK_QUOTA } from './look-limits.ts';
import { countLookUpload } from './looks-repository.ts';
import { presentSource } from './present-look.ts';

/** Takes a picture that an avatar is cut from; nothing is shown of it before it is. */
export const uploadAvatar = defineOperation('uploadAvatar', (request, context) =>
  takeUpload(context, request, {
    largest: LARGEST_AVATAR,
    quota: LOOK_QUOTA,
    async store(app, sent) {
      const { bytes, width, height } = await app.pictures.work('prepareAvatar', { bytes: sent });
      const { name } = await keepFile(app, { bytes, width, ending: 'webp' });
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
