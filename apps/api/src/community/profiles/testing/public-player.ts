import { randomUUID } from 'node:crypto';
import { SECOND_MS } from '@hoshikraft/shared';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { GameCaller } from '../../../game/bridge/testing/game-caller.ts';

/** Makes two players friends. */
export const befriend = async (
  { app }: TestApp,
  one: { playerId: string },
  other: { playerId: string },
): Promise<void> => {
  const since = new Date();
  await app.db
    .insertInto('friendships')
    .values([
      { player_id: one.playerId, friend_id: other.playerId, since },
      { player_id: other.playerId, friend_id: one.playerId, since },
    ])
    .execute();
};

/** Reports a session that has just ended and returns its end. `seconds` from join to leave, `afk` of them away. */
export const play = async (
  test: TestApp,
  server: GameCaller,
  login: string,
  seconds: number,
  afk: number,
): Promise<string> => {
  const left = test.clock.now();
  const leftAt = left.toISOString();
  const joinedAt = new Date(left.getTime() - seconds * SECOND_MS).toISOString();
  await server.events({ sessions: [{ id: randomUUID(), login, joinedAt, leftAt, afkSeconds: afk }] });
  return leftAt;
};

/** Creates two thousand players who play, own coins, and are friends of this player and like them. */
export async function crowd({ app }: TestApp, playerId: string): Promise<void> {
  await app.pool.query(
    `WITH made AS (INSERT INTO players (login) SELECT 'crowd_' || n FROM generate_series(1, 2000) AS n RETURNING id),
       played AS (INSERT INTO playtime_totals (player_id, server_id, seconds, afk_seconds, sessions, first_seen_at, last_seen_at)
         SELECT made.id, servers.id, 60, 0, 1, now(), now() FROM made, servers),
       owned AS (INSERT INTO ledger_accounts (player_id, kind, server_id, balance)
         SELECT made.id, 'coins', servers.id, 1 FROM made, servers),
       liking AS (INSERT INTO profile_likes (player_id, liked_by, created_at) SELECT $1, id, now() FROM made)
     INSERT INTO friendships (player_id, friend_id, since)
       SELECT id, $1, now() FROM made UNION ALL SELECT $1, id, now() FROM made`,
    [playerId],
  );
  await app.pool.query('ANALYZE');
}
