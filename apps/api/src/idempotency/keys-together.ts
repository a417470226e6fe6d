import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { IdempotencyKeys } from '../database/generated.ts';
import { rowLists } from '../database/row-lists.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { forgottenAt, type Taken } from './with-idempotency.ts';

type Key = Pick<Taken, 'owner' | 'key'>;

/** One key of one owner, as the database tells them apart. */
export const nameOf = ({ owner, key }: Key): string => `${owner} ${key.toLowerCase()}`;

/** A key whose request was done, with its answer. */
export interface Answered extends Taken {
  readonly status: number;
  /** As it was sent. */
  readonly text: string;
}

const KEYS = rowLists<Key>({ owner: 'text', key: 'uuid' });

const keysAsked = compiledOnce((db, { forgotten, ...keys }: { forgotten: Date } & ReturnType<typeof KEYS.of>) =>
  db
    .selectFrom(KEYS.as('asked', keys))
    .innerJoin('idempotency_keys as kept', (join) =>
      join.onRef('kept.owner', '=', 'asked.owner').onRef('kept.key', '=', 'asked.key'),
    )
    .select(['kept.owner', 'kept.key', 'request_hash', 'status', 'reply'])
    .where('created_at', '>=', forgotten),
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
