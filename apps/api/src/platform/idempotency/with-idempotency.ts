import { createHash } from 'node:crypto';
import type { OperationId } from '@hoshikraft/contract/policy';
import { DAY_MS } from '@hoshikraft/shared';
import type { Selectable } from 'kysely';
import type { IncomingHttpHeaders } from 'node:http';
import type {
  OperationContext,
  OperationReply,
  OperationRequest,
  RawReply,
  RawRequest,
} from '../http/define-operation.ts';
import type { Session } from '../http/authenticators.ts';
import type { IdempotencyKeys } from '../database/generated.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { canonicalJson } from './canonical-json.ts';

/** How long a reply can be replayed, milliseconds. */
const KEY_LIFETIME_MS = DAY_MS;
/** Keys created before this moment have expired. */
const expiredBefore = (now: Date): Date => new Date(now.getTime() - KEY_LIFETIME_MS);

/** Keys belong to a player: two players may send the same key. */
const ownerOf = ({ playerId }: Pick<Session, 'playerId'>): string => `player:${playerId}`;

/** The key that a request sends; null without the header. */
function keyOf(
  session: Pick<Session, 'playerId'>,
  request: Pick<RawRequest, 'operationId' | 'params' | 'body'> & { headers: IncomingHttpHeaders },
): RequestKey | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? { owner: ownerOf(session), key, requestHash: hashOf(request) } : null;
}

/**
 * Runs a write once for each Idempotency-Key of a player: the key's row, the effect and the stored reply commit together
 * or not at all. A double click sends the same key twice: the second request waits on the key's row until the first has
 * committed, then gets the same reply. An error rolls everything back, so a retry runs again. Without a key the effect
 * runs in a plain transaction.
 *
 * @throws ApiError `idempotency_key_reused` for another body, `request_in_progress` when the first takes too long
 */
export async function withIdempotency<Id extends OperationId>(
  context: Pick<OperationContext<'session'>, 'app' | 'session'>,
  request: Pick<OperationRequest<Id>, 'operationId' | 'params' | 'body' | 'headers'>,
  effect: (trx: Trx) => Promise<OperationReply<Id>>,
): Promise<OperationReply<Id>> {
  const { app, session } = context;
  const owner = ownerOf(session);
  const requestKey = keyOf(session, request);
  if (requestKey === null) return inTransaction(app.db, effect, owner);
  const work = async (trx: Trx) => {
    const first = await claimKey(trx, requestKey, app.clock.now());
    if (first === 'started') throw new ApiError('request_in_progress');
    if (first !== null) return first as OperationReply<Id>;
    const reply = await effect(trx);
    await storeReply(trx, requestKey, reply);
    return reply;
  };
  return inTransaction(app.db, work, owner);
}

interface ExternalCall<Id extends OperationId, Started, Result> {
  /** Stores what the external call is for, or finds what an earlier request with this key stored. */
  begin: (trx: Trx) => Promise<Started>;
  /** Calls the external service; no transaction is open meanwhile. */
  call: (started: Started) => Promise<Result>;
  finish: (trx: Trx, started: Started, result: Result) => Promise<OperationReply<Id>>;
}

/**
 * The same for a write that calls an external service. The first transaction claims the key and stores what the call is
 * for, so a key used for another request changes nothing, here or there. After any later failure a retry with the same
 * key continues from what was stored.
 *
 * @throws ApiError `idempotency_key_reused` for another body
 */
export async function withExternalCall<Id extends OperationId, Started, Result>(
  context: Pick<OperationContext<'session'>, 'app' | 'session'>,
  request: Pick<RawRequest, 'operationId' | 'params' | 'body'> & { headers: { 'idempotency-key': string } },
  { begin, call, finish }: ExternalCall<Id, Started, Result>,
): Promise<OperationReply<Id>> {
  const { app, session } = context;
  const owner = ownerOf(session);
  const requestKey = { owner, key: request.headers['idempotency-key'], requestHash: hashOf(request) };
  const open = async (trx: Trx) => {
    const stored = await claimKey(trx, requestKey, app.clock.now());
    return stored === null || stored === 'started' ? { started: await begin(trx) } : { reply: stored };
  };
  const first = await inTransaction(app.db, open, owner);
  if ('reply' in first) return first.reply as OperationReply<Id>;
  const result = await call(first.started);
  const close = async (trx: Trx) => {
    const stored = await claimKey(trx, requestKey, app.clock.now());
    // A concurrent request with the same key finished first.
    if (stored !== null && stored !== 'started') return stored as OperationReply<Id>;
    const reply = await finish(trx, first.started, result);
    await storeReply(trx, requestKey, reply);
    return reply;
  };
  return inTransaction(app.db, close, owner);
}

/** A key as one request of a player sends it. */
interface RequestKey {
  owner: string;
  key: string;
  requestHash: Buffer;
}

/** What is stored under a key. */
type StoredReply = Pick<Selectable<IdempotencyKeys>, 'request_hash' | 'status' | 'reply'>;

/**
 * Inserts the key's row. The primary key makes the insert wait while another transaction holds the same key.
 *
 * @returns null where the key was free or expired, the first reply, or `started` where there is no reply yet
 */
async function claimKey(
  trx: Trx,
  { owner, key, requestHash }: RequestKey,
  now: Date,
): Promise<RawReply | 'started' | null> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ request_hash: requestHash, status: null, reply: null, created_at: now })
        .where('idempotency_keys.created_at', '<', expiredBefore(now)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return null;
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  // Deleted as expired between the two statements: the caller's next retry starts again.
  if (first === undefined) throw new ApiError('request_in_progress');
  return replayOf(first, requestHash);
}

/**
 * The first reply stored under a key, or `started` where there is none yet.
 *
 * @throws ApiError `idempotency_key_reused` for another body
 */
function replayOf(first: StoredReply, requestHash: Buffer): RawReply | 'started' {
  if (!first.request_hash.equals(requestHash)) throw new ApiError('idempotency_key_reused');
  if (first.status === null || first.reply === null) return 'started';
  return { status: first.status, text: first.reply, headers: { 'idempotency-replayed': 'true' } };
}

async function storeReply(trx: Trx, { owner, key }: RequestKey, reply: RawReply): Promise<void> {
  const text = reply.text ?? JSON.stringify(reply.body);
  await trx
    .updateTable('idempotency_keys')
    .set({ status: reply.status, reply: text })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
}

function hashOf({ operationId, params, body }: Pick<RawRequest, 'operationId' | 'params' | 'body'>): Buffer {
  return createHash('sha256')
    .update(canonicalJson([operationId, params, body ?? null]))
    .digest();
}
