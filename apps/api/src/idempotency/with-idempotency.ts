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

/** How long an answer can be replayed, milliseconds. */
const KEY_LIFE_MS = DAY_MS;
/** Keys taken before this are forgotten. */
const forgottenAt = (now: Date): Date => new Date(now.getTime() - KEY_LIFE_MS);

/** Whose keys they are. */
const ownerOf = ({ playerId }: Pick<Session, 'playerId'>): string => `player:${playerId}`;

/** The key that a request takes; null where it brings none. */
function takenBy(
  session: Pick<Session, 'playerId'>,
  request: Pick<RawRequest, 'operationId' | 'params' | 'body'> & { headers: IncomingHttpHeaders },
): Taken | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? { owner: ownerOf(session), key, requestHash: hashOf(request) } : null;
}

/**
 * Runs a write once for each Idempotency-Key of a player: the key's row, the effect and the stored answer commit together
 * or not at all. The same key and body get the first answer again; a twin waits for the first to end. A refusal keeps
 * nothing. Without a key the effect simply runs in a transaction.
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
  const taken = takenBy(session, request);
  if (taken === null) return inTransaction(app.db, effect, owner);
  const work = async (trx: Trx) => {
    const first = await claim(trx, taken, app.clock.now());
    if (first === 'begun') throw new ApiError('request_in_progress');
    if (first !== null) return first as OperationReply<Id>;
    const reply = await effect(trx);
    await keepReply(trx, taken, reply);
    return reply;
  };
  return inTransaction(app.db, work, owner);
}

interface TwoSteps<Id extends OperationId, Begun, Told> {
  /** Writes down what is about to be asked outside, or finds what was begun before by this key. */
  begin: (trx: Trx) => Promise<Begun>;
  /** Speaks to the outside; no transaction is open meanwhile. */
  ask: (begun: Begun) => Promise<Told>;
  finish: (trx: Trx, begun: Begun, told: Told) => Promise<OperationReply<Id>>;
}

/**
 * The same for a write that speaks to the outside. The key is taken together with what is begun, so that a key used for
 * something else before leaves nothing behind, here or there; whatever fails after that, the same key goes on.
 *
 * @throws ApiError `idempotency_key_reused` for another body
 */
export async function inTwoSteps<Id extends OperationId, Begun, Told>(
  context: Pick<OperationContext<'session'>, 'app' | 'session'>,
  request: Pick<RawRequest, 'operationId' | 'params' | 'body'> & { headers: { 'idempotency-key': string } },
  { begin, ask, finish }: TwoSteps<Id, Begun, Told>,
): Promise<OperationReply<Id>> {
  const { app, session } = context;
  const owner = ownerOf(session);
  const taken = { owner, key: request.headers['idempotency-key'], requestHash: hashOf(request) };
  const open = async (trx: Trx) => {
    const known = await claim(trx, taken, app.clock.now());
    return known === null || known === 'begun' ? { begun: await begin(trx) } : { reply: known };
  };
  const first = await inTransaction(app.db, open, owner);
  if ('reply' in first) return first.reply as OperationReply<Id>;
  const told = await ask(first.begun);
  const close = async (trx: Trx) => {
    const known = await claim(trx, taken, app.clock.now());
    // A twin was faster.
    if (known !== null && known !== 'begun') return known as OperationReply<Id>;
    const reply = await finish(trx, first.begun, told);
    await keepReply(trx, taken, reply);
    return reply;
  };
  return inTransaction(app.db, close, owner);
}

/** A key as one request of a player takes it. */
interface Taken {
  owner: string;
  key: string;
  requestHash: Buffer;
}

/** What is kept by a key. */
type KeptReply = Pick<Selectable<IdempotencyKeys>, 'request_hash' | 'status' | 'reply'>;

/**
 * Takes a key, waiting while a twin's transaction is open: null where it is free, or its answer past its life.
 *
 * @returns the first answer, or `begun` where there is none yet
 */
async function claim(trx: Trx, { owner, key, requestHash }: Taken, now: Date): Promise<RawReply | 'begun' | null> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ request_hash: requestHash, status: null, reply: null, created_at: now })
        .where('idempotency_keys.created_at', '<', forgottenAt(now)),
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
  // Swept away between the two statements: the caller's next try begins anew.
  if (first === undefined) throw new ApiError('request_in_progress');
  return replayOf(first, requestHash);
}

/**
 * The first answer by a key, or `begun` where there is none yet.
 *
 * @throws ApiError `idempotency_key_reused` for another body
 */
function replayOf(first: KeptReply, requestHash: Buffer): RawReply | 'begun' {
  if (!first.request_hash.equals(requestHash)) throw new ApiError('idempotency_key_reused');
  if (first.status === null || first.reply === null) return 'begun';
  return { status: first.status, text: first.reply, headers: { 'idempotency-replayed': 'true' } };
}

async function keepReply(trx: Trx, { owner, key }: Taken, reply: RawReply): Promise<void> {
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
