import { randomUUID } from 'node:crypto';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type StoredFile, storeFile } from '../../content/files/store-file.ts';
import { refuseBeyondQuota } from '../../content/files/refuse-beyond-quota.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withExternalCall } from '../../platform/idempotency/with-idempotency.ts';
import { findSource, setAvatar, type SourceRow } from './avatars-repository.ts';
import { LOOK_QUOTA } from './look-limits.ts';
import { countLookUpload } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Crops a square from an uploaded picture and sets it as the avatar. */
export const cropAvatar = defineOperation('cropAvatar', (request, context) => {
  const { app, session } = context;
  const { id, x, y, size } = request.body;
  const { playerId } = session;
  const now = app.clock.now();
  const key = request.headers['idempotency-key'] ?? randomUUID();
  const { operationId, params, body } = request;
  const keyed = { operationId, params, body, headers: { 'idempotency-key': key } };
  return withExternalCall<'cropAvatar', SourceRow, StoredFile>(context, keyed, {
    async begin(trx) {
      await refuseBeyondQuota(trx, LOOK_QUOTA, playerId, now);
      const source = await findSource(trx, playerId, id);
      if (source === undefined) throw new ApiError('not_found');
      if (x + size > source.width || y + size > source.height) throw new ApiError('avatar_crop_outside');
      return source;
    },
    async call({ name }) {
      const bytes = await app.files.read(name);
      if (bytes === null) throw new ApiError('not_found');
      const cut = await app.pictures.work('cropAvatar', { bytes, x, y, size });
      return storeFile(app, { bytes: cut, width: size, ending: 'webp' });
    },
    async finish(trx, source, file) {
      // Deleted meanwhile.
      if ((await findSource(trx, playerId, id)) === undefined) throw new ApiError('not_found');
      await countLookUpload(trx, playerId, now);
      await setAvatar(trx, playerId, { ...file, sourceId: source.id, x, y, size }, now);
      return { status: 200, body: await presentLook(trx, playerId) };
    },
  });
});
