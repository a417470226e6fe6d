import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { LRUCache } from 'lru-cache';
import type { App } from '../app-parts.ts';
import { timeLeft, withinTime } from '../database/deadline.ts';
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

type Stored = Awaited<ReturnType<typeof storePicture>>;

/** Before the deadline of the request, so that what is told is why, milliseconds. */
const BEFORE_DEADLINE_MS = 500;

/** Work under way or done and not answered yet: whoever asks again after a wait cut short finds it, milliseconds. */
const stored = new LRUCache<string, Promise<Stored>>({ max: 50, ttl: 5 * MINUTE_MS });

function storeOnce(app: App, name: string, bytes: Buffer): Promise<Stored> {
  const known = stored.get(name);
  if (known !== undefined) return known;
  // Not within the deadline of whoever asked first: they may be gone when it is done.
  const work = withinTime('write', Infinity, () => storePicture(app, bytes));
  stored.set(name, work);
  work.catch(() => stored.delete(name));
  return work;
}

/** @throws ApiError `pictures_busy` where it takes longer than the request may; the work goes on */
async function inTime(work: Promise<Stored>): Promise<Stored> {
  const enough = new AbortController();
  const left = Math.min(MINUTE_MS, Math.max(0, timeLeft() - BEFORE_DEADLINE_MS));
  const late = sleep(left, 'late' as const, { signal: enough.signal });
  try {
    const first = await Promise.race([work, late]);
    if (first === 'late') throw new ApiError('pictures_busy', { details: { retryAfter: 3 } });
    return first;
  } finally {
    late.catch(() => undefined);
    enough.abort();
  }
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
  const name = [session.playerId, request.params.id, sha256].join();
  const reply = await inTwoSteps<'uploadDocumentImage', null, Stored>(context, keyed, {
    async begin(trx) {
      await refuseBeyondQuota(trx, session.playerId, now);
      return null;
    },
    ask: () => inTime(storeOnce(app, name, bytes)),
    async finish(trx, _begun, picture) {
      await refuseBeyondQuota(trx, session.playerId, now);
      await addImage(trx, { ...picture, documentKey: request.params.id, uploader: session.playerId }, now);
      return { status: 200, body: presentImage(picture) };
    },
  });
  stored.delete(name);
  return reply;
});
