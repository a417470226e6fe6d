import { createHash, randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';
import { LRUCache } from 'lru-cache';
import type { App } from '../app-parts.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { inTwoSteps } from '../idempotency/with-idempotency.ts';
import { presentImage } from './images-repository.ts';
import { storePicture } from './store-picture.ts';
import { addImage, oldestUploadOfDay } from './uploads-repository.ts';

/** Of the file itself, bytes. */
const LARGEST = 5 * 1024 * 1024;
/** Pictures of one editor in 24 hours, a count: a long day's work, and not what fills a disk. */
const A_DAY = 300;

/** Work under way or just done, by who asked and key: who asks again after a wait cut short finds it done. */
const stored = new LRUCache<string, ReturnType<typeof storePicture>>({ max: 50, ttl: 60_000 });

function storeOnce(app: App, name: string, bytes: Buffer): ReturnType<typeof storePicture> {
  const known = stored.get(name);
  if (known !== undefined) return known;
  const work = storePicture(app, bytes);
  stored.set(name, work);
  work.catch(() => stored.delete(name));
  return work;
}

/** @throws ApiError `picture_quota` */
async function refuseBeyondQuota(trx: Trx, uploader: string, now: Date): Promise<void> {
  const oldest = await oldestUploadOfDay(trx, uploader, A_DAY, now);
  if (oldest === null) return;
  const retryAfter = Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000);
  throw new ApiError('picture_quota', { details: { retryAfter }, words: { count: String(A_DAY) } });
}

/** Takes a picture for a document: told by its content, encoded anew, and kept under names that nobody can guess. */
export const uploadDocumentImage = defineOperation('uploadDocumentImage', async (request, context) => {
  const { app, session } = context;
  const bytes = Buffer.from(await request.body.file.arrayBuffer());
  if (bytes.length > LARGEST) throw new ApiError('picture_too_large');
  const now = app.clock.now();
  const key = request.headers['idempotency-key'] ?? randomUUID();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const keyed = { ...request, body: { sha256 }, headers: { 'idempotency-key': key } };
  return inTwoSteps<'uploadDocumentImage', null, Awaited<ReturnType<typeof storePicture>>>(context, keyed, {
    async begin(trx) {
      await refuseBeyondQuota(trx, session.playerId, now);
      return null;
    },
    ask: () => storeOnce(app, `${session.playerId} ${key} ${sha256}`, bytes),
    async finish(trx, _begun, picture) {
      await refuseBeyondQuota(trx, session.playerId, now);
      await addImage(trx, { ...picture, documentKey: request.params.id, uploader: session.playerId }, now);
      return { status: 200, body: presentImage(picture) };
    },
  });
});
