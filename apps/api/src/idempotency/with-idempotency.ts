import { createHash } from 'node:crypto';
import type { OperationId } from '@hoshikraft/contract/policy';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type {
  OperationContext,
  OperationReply,
  OperationRequest,
  RawReply,
  RawRequest,
} from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { canonicalJson } from './canonical-json.ts';

/** How long an answer can be replayed, milliseconds. */
const KEY_LIFE_MS = DAY_MS;

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
  const key = request.headers['idempotency-key'];
  const owner = `player:${session.playerId}`;
  if (typeof key !== 'string') return inTransaction(app.db, effect, owner);
  const requestHash = hashOf(request);
  return inTransaction(
    app.db,
    async (trx) => {
      const now = app.clock.now();
      // Waits here while a twin's transaction is open; an answer past its life is taken over.
      const claimed = await trx
        .insertInto('idempotency_keys')
        .values({ owner, key, request_hash: requestHash, created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['owner', 'key'])
            .doUpdateSet({ request_hash: requestHash, status: null, reply: null, created_at: now })
            .where('idempotency_keys.created_at', '<', new Date(now.getTime() - KEY_LIFE_MS)),
        )
        .returning(sql<number>`1`.as('one'))
        .executeTakeFirst();
      if (claimed === undefined) return (await replay(trx, owner, key, requestHash)) as OperationReply<Id>;
      const reply: RawReply = await effect(trx);
      await trx
        .updateTable('idempotency_keys')
        .set({ status: reply.status, reply: reply.text ?? JSON.stringify(reply.body) })
        .where('owner', '=', owner)
        .where('key', '=', key)
        .execute();
      return reply as OperationReply<Id>;
    },
    owner,
  );
}

async function replay(trx: Trx, owner: string, key: string, requestHash: Buffer): Promise<RawReply> {
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  // Swept away between the two statements: the caller's next try begins anew.
  if (first?.status == null || first.reply === null) throw new ApiError('request_in_progress');
  if (!first.request_hash.equals(requestHash)) throw new ApiError('idempotency_key_reused');
  return { status: first.status, text: first.reply, headers: { 'idempotency-replayed': 'true' } };
}

function hashOf({ operationId, params, body }: Pick<RawRequest, 'operationId' | 'params' | 'body'>): Buffer {
  return createHash('sha256')
    .update(canonicalJson([operationId, params, body ?? null]))
    .digest();
}
