import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorType } from '@hoshikraft/contract';
import type { OperationId } from '@hoshikraft/contract/policy';
import { MINUTE_MS } from '@hoshikraft/shared';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import { timeLeft, withinTime } from '../../platform/database/deadline.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OperationContext, OperationReply, RawRequest } from '../../platform/http/define-operation.ts';
import { withExternalCall } from '../../platform/idempotency/with-idempotency.ts';
import { refuseBeyondQuota, type Quota } from './refuse-beyond-quota.ts';

interface Upload<Id extends OperationId, Stored> {
  /** Maximum size of the file. */
  largest: { bytes: number; refusal: ErrorType };
  quota: Quota;
  /** Decodes the file and stores the result. */
  store: (app: AppContext, bytes: Buffer) => Promise<Stored>;
  /** Writes the row for the stored files. */
  finish: (trx: Trx, stored: Stored, now: Date) => Promise<OperationReply<Id>>;
}

/** Margin before the deadline of the request, so that the caller gets the reason, milliseconds. */
const BEFORE_DEADLINE_MS = 500;

/** Running and finished work, so that a retry after a timeout finds its result. */
const stored = new LRUCache<string, Promise<object>>({ max: 50, ttl: 5 * MINUTE_MS });

function storeOnce<Stored extends object>(name: string, store: () => Promise<Stored>): Promise<Stored> {
  const known = stored.get(name);
  if (known !== undefined) return known as Promise<Stored>;
  // Not limited by the deadline of the first caller, who may have gone.
  const work = withinTime(Infinity, store);
  stored.set(name, work);
  work.catch(() => stored.delete(name));
  return work;
}

/** @throws ApiError `pictures_busy` if it takes longer than the request may; the work continues */
async function inTime<Stored extends object>(work: Promise<Stored>): Promise<Stored> {
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

/**
 * Handles an uploaded file: checks size and quota, stores it once per idempotency key, and writes its row in the transaction
 * that stores the response.
 *
 * @throws ApiError `picture_quota`, `pictures_busy`, and for a refused file
 */
export async function takeUpload<Id extends OperationId, Stored extends object>(
  context: Pick<OperationContext<'session'>, 'app' | 'session'>,
  request: Pick<RawRequest, 'params' | 'headers'> & { operationId: Id; body: { file: Blob } },
  { largest, quota, store, finish }: Upload<Id, Stored>,
): Promise<OperationReply<Id>> {
  const { app, session } = context;
  const { file, ...asked } = request.body;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.length > largest.bytes) throw new ApiError(largest.refusal);
  const now = app.clock.now();
  const given = request.headers['idempotency-key'];
  const key = typeof given === 'string' ? given : randomUUID();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { operationId, params } = request;
  const keyed = { operationId, params, body: { sha256, ...asked }, headers: { 'idempotency-key': key } };
  const name = JSON.stringify([operationId, session.playerId, params, sha256]);
  const reply = await withExternalCall<Id, null, Stored>(context, keyed, {
    async begin(trx) {
      await refuseBeyondQuota(trx, quota, session.playerId, now);
      return null;
    },
    call: () => inTime(storeOnce(name, () => store(app, bytes))),
    async finish(trx, _begun, made) {
      await refuseBeyondQuota(trx, quota, session.playerId, now);
      return finish(trx, made, now);
    },
  });
  stored.delete(name);
  return reply;
}
