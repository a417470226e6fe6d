import { DAY_MS } from '@hoshikraft/shared';
import type { ListFill } from '../../../../testing/lists/list-fill.ts';

export const sessions: ListFill<'listSessions'> = {
  key: 'id',
  query: {},
  /** A third live, a third ended, a third expired; several per day, some of them valid for a day only. */
  async fill({ app, clock }, { playerId }, count) {
    await app.pool.query(
      `INSERT INTO sessions (id, player_id, token_hash, source, created_at, last_seen_at, expires_at, ended_at)
       SELECT gen_random_uuid(), $1, sha256(n::text::bytea), 'site', seen, seen,
         seen + CASE WHEN n % 5 = 0 THEN interval '1 day' ELSE interval '365 days' END,
         CASE WHEN n % 3 = 1 THEN seen + interval '1 hour' END
       FROM generate_series(1, $2) AS n,
         LATERAL (SELECT $3::timestamptz - (n / 4 % 50 + CASE n % 3 WHEN 2 THEN 80 ELSE 1 END) * interval '1 day') AS at (seen)`,
      [playerId, count, clock.now()],
    );
    const rows = await app.db.selectFrom('sessions').selectAll().where('player_id', '=', playerId).execute();
    const end = (row: (typeof rows)[number]) =>
      Math.min(row.ended_at?.getTime() ?? Infinity, row.expires_at.getTime(), row.last_seen_at.getTime() + 60 * DAY_MS);
    return rows.sort((left, right) => end(right) - end(left) || (left.id < right.id ? 1 : -1)).map(({ id }) => id);
  },
};
