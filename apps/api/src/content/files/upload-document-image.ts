import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentImage } from './images-repository.ts';
import { storePicture } from './store-picture.ts';
import { takeUpload } from './take-upload.ts';
import { addImage } from './uploads-repository.ts';

/** Maximum size of the file, bytes. */
const LARGEST = 5 * 1024 * 1024;
/** Pictures per editor in 24 hours: enough for a long day's work, too few to fill a disk. */
const A_DAY = 300;

/** Uploads a picture for a document: detects the format by content, re-encodes it and stores it under random names. */
export const uploadDocumentImage = defineOperation('uploadDocumentImage', (request, context) =>
  takeUpload(context, request, {
    largest: { bytes: LARGEST, refusal: 'picture_too_large' },
    quota: { table: 'document_images', aDay: A_DAY },
    store: (app, bytes) => storePicture(app, bytes),
    async finish(trx, picture, now) {
      const { playerId } = context.session;
      await addImage(trx, { ...picture, documentKey: request.params.id, uploader: playerId }, now);
      return { status: 200, body: presentImage(picture) };
    },
  }),
);
