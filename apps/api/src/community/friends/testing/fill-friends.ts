import type { ListFill } from '../../../../testing/lists/list-fill.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/** The player whose friends are listed: the same for all callers, since the query names the owner. */
const OWNER = 'Befriended';

/** Adds players; several share a time. */
const STRANGERS = `
  strangers AS (
    INSERT INTO players (login) SELECT 'f_' || substr(md5(random()::text), 1, 14) FROM generate_series(1, $2)
    RETURNING id
  ), met AS (SELECT id, now() - row_number() OVER () / 3 * interval '1 minute' AS at FROM strangers)`;

const lay = async ({ app }: TestApp, insert: string, playerId: string, count: number): Promise<void> => {
  await app.pool.query(`WITH ${STRANGERS} ${insert}`, [playerId, count]);
};

/** Logins in the order of the query. */
const logins = async ({ app }: TestApp, query: string, playerId: string): Promise<string[]> =>
  (await app.pool.query<{ login: string }>(query, [playerId])).rows.map(({ login }) => login);

export const friends: ListFill<'listFriends'> = {
  key: 'login',
  required: { nickname: OWNER },
  query: {},
  async fill(api, _player, count) {
    await api.app.pool.query('INSERT INTO players (login) VALUES ($1) ON CONFLICT DO NOTHING', [OWNER]);
    const { rows } = await api.app.pool.query<{ id: string }>('SELECT id FROM players WHERE login = $1', [OWNER]);
    const ownerId = rows[0]?.id ?? '';
    const insert = `INSERT INTO friendships (player_id, friend_id, since)
      SELECT $1::uuid, id, at FROM met UNION ALL SELECT id, $1::uuid, at FROM met`;
    await lay(api, insert, ownerId, count);
    const listed = `SELECT login FROM friendships JOIN players ON players.id = friend_id WHERE player_id = $1
      ORDER BY since DESC, place DESC`;
    return logins(api, listed, ownerId);
  },
};

export const friendRequests: ListFill<'listFriendRequests'> = {
  key: 'login',
  required: { direction: 'incoming' },
  query: {},
  async fill(api, { playerId }, count) {
    await lay(
      api,
      'INSERT INTO friend_requests (from_id, to_id, created_at) SELECT id, $1, at FROM met',
      playerId,
      count,
    );
    const listed = `SELECT login FROM friend_requests JOIN players ON players.id = from_id WHERE to_id = $1
      ORDER BY created_at DESC, from_id DESC`;
    return logins(api, listed, playerId);
  },
};

export const blocked: ListFill<'listBlocked'> = {
  key: 'login',
  query: {},
  async fill(api, { playerId }, count) {
    const insert = 'INSERT INTO player_blocks (player_id, blocked_id, created_at) SELECT $1, id, at FROM met';
    await lay(api, insert, playerId, count);
    const listed = `SELECT login FROM player_blocks JOIN players ON players.id = blocked_id WHERE player_id = $1
      ORDER BY created_at DESC, blocked_id DESC`;
    return logins(api, listed, playerId);
  },
};
