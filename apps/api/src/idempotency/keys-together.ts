import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { IdempotencyKeys } from '../database/generated.ts';
import { rowLists } from '../database/row-lists.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import type { RawReply } from '../http/define-operation.ts';
import { forgottenAt, type KeptReply, replayOf, type Taken } from './with-idempotency.ts';

type Key = Pick<Taken, 'owner' | 'key'>;

/** One key of one owner, as the database tells them apart. */
const nameOf = ({ owner, key }: Key): string => `${owner} ${key.toLowerCase()}`;

/** A key whose request was done, with its answer. */
interface Answered extends Taken {
  readonly status: number;
  /** As it was sent. */
  readonly text: string;
}

const KEYS = rowLists<Key>({ owner: 'text', key: 'uuid' });

// Each by the primary key: as a join it could as well read all that is kept.
const keysAsked = compiledOnce((db, { forgotten, ...keys }: { forgotten: Date } & ReturnType<typeof KEYS.of>) =>
  db
    .selectFrom(KEYS.as('asked', keys))
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('idempotency_keys')
          .select(['request_hash', 'status', 'reply'])
          .whereRef('idempotency_keys.owner', '=', 'asked.owner')
          .whereRef('idempotency_keys.key', '=', 'asked.key')
          .where('created_at', '>=', forgotten)
          .limit(1)
          .as('kept'),
      (join) => join.onTrue(),
    )
    .select(['asked.owner', 'asked.key', 'kept.request_hash', 'kept.status', 'kept.reply']),
);

/**
 * Asks what is kept by several keys. Unlike `withIdempotency` it takes none: whoever asks holds something that requests of
 * the same owner wait for, and has `keepReplies` take the keys of those that were done.
 */
export const askKeys = (keys: readonly Key[], now: Date) =>
  keysAsked({ ...KEYS.of(keys), forgotten: forgottenAt(now) });

type Row = Omit<Selectable<IdempotencyKeys>, 'status' | 'reply'> & { status: number; reply: string };
const ROWS = rowLists<Row>({
  owner: 'text',
  key: 'uuid',
  request_hash: 'bytea',
  created_at: 'timestamptz',
  status: 'smallint',
  reply: 'text',
});

const repliesKept = compiledOnce((db, { forgotten, ...rows }: { forgotten: Date } & ReturnType<typeof ROWS.of>) =>
  db
    .insertInto('idempotency_keys')
    .columns(ROWS.columns)
    .expression((query) => query.selectFrom(ROWS.as('answered', rows)).select(ROWS.columns))
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet((row) => ({
          request_hash: row.ref('excluded.request_hash'),
          created_at: row.ref('excluded.created_at'),
          status: row.ref('excluded.status'),
          reply: row.ref('excluded.reply'),
        }))
        .where('idempotency_keys.created_at', '<', forgotten),
    )
    .returning(sql<number>`1`.as('one')),
);

type Kept = Key & KeptReply;

/** What a batch knows of keys: what was answered before it, and what it answers itself. */
export class Replies<Reply extends RawReply> {
  readonly #kept: Map<string, KeptReply>;
  readonly answered: Answered[] = [];

  constructor(kept: readonly Kept[]) {
    this.#kept = new Map(kept.map((row) => [nameOf(row), row]));
  }

  /**
   * What a request was answered before by the same key.
   *
   * @throws ApiError `idempotency_key_reused` for another body, `request_in_progress` where there is no answer yet
   */
  to(taken: Taken | null): Reply | null {
    const first = taken && this.#kept.get(nameOf(taken));
    if (!taken || !first) return null;
    const reply = replayOf(first, taken.requestHash);
    if (reply === 'begun') throw new ApiError('request_in_progress');
    return reply as Reply;
  }

  /** Remembers an answer for whoever asks again by its key. */
  add(taken: Taken | null, { status, body }: Reply): void {
    if (taken === null) return;
    const text = JSON.stringify(body);
    this.answered.push({ ...taken, status, text });
    this.#kept.set(nameOf(taken), { request_hash: taken.requestHash, status, reply: text });
  }
}

/**
 * Takes the keys of requests that were done, with their answers.
 *
 * @throws ApiError `request_in_progress` where another request took one since they were asked; nothing may be committed then
 */
export async function keepReplies(trx: Trx, answered: readonly Answered[], now: Date): Promise<void> {
  if (answered.length === 0) return;
  const rows = answered.map(({ owner, key, requestHash, status, text }) => ({
    owner,
    key,
    request_hash: requestHash,
    created_at: now,
    status,
    reply: text,
  }));
  const kept = await trx.executeQuery(repliesKept({ ...ROWS.of(rows), forgotten: forgottenAt(now) }));
  if (kept.rows.length < answered.length) throw new ApiError('request_in_progress');
}
