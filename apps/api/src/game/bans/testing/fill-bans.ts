import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import type { ListFill } from '../../../../testing/lists/list-fill.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

type ListedBan = components['schemas']['ListedBan'];

/**
 * Bans of two families of logins, several for each login and time, on two servers and on all: a third active (every fourth
 * of them permanent), a third lifted, a third expired.
 */
export async function fillBans({ app, clock }: TestApp, count: number): Promise<void> {
  await app.pool.query(
    `INSERT INTO players (login) SELECT family || n FROM unnest(ARRAY['Ninja_', 'Ronin_']) AS of (family),
       generate_series(1, 6000) AS n WHERE NOT EXISTS (SELECT FROM players WHERE login = 'Ninja_1')`,
  );
  await app.pool.query(
    `WITH banned AS (SELECT n, CASE WHEN n % 4 = 0 THEN 'Ninja_' ELSE 'Ronin_' END || 1 + (made + n) / 6 % 6000 AS login,
       $2::timestamptz - interval '1 hour' - n / 3 * interval '40 minutes' AS at FROM generate_series(1, $1) AS n,
       (SELECT count(*) FROM bans) AS before (made))
     INSERT INTO bans (player_id, login_key, server_id, banned_by, ban_reason, banned_at, unban_at, lifted_at, expired_at)
     SELECT players.id, lower(players.login),
       CASE n / 5 % 5 WHEN 0 THEN NULL ELSE (ARRAY['hitech', 'magic-rpg'])[1 + n / 7 % 2] END, 'Volt_Sensei', 'griefing', at,
       CASE WHEN n / 4 % 3 = 1 THEN at + interval '1 minute' WHEN n / 12 % 4 <> 0 THEN at + interval '900 days' END,
       CASE WHEN n / 4 % 3 = 2 THEN at + interval '20 minutes' END,
       CASE WHEN n / 4 % 3 = 1 THEN at + interval '1 minute' END
     FROM banned JOIN players USING (login)`,
    [count, clock.now()],
  );
}

const byLogin = (left: ListedBan, right: ListedBan): number => {
  const [one, other] = [left.login.toLowerCase(), right.login.toLowerCase()];
  if (one !== other) return one < other ? -1 : 1;
  return left.banned_at === right.banned_at ? (left.id < right.id ? 1 : -1) : left.banned_at < right.banned_at ? 1 : -1;
};

export const bans: ListFill<'listBans'> = {
  key: 'id',
  query: {
    q: [{ value: 'RONIN', matches: ({ login }) => login.startsWith('Ronin'), compare: byLogin }],
    state: [
      { value: 'active', matches: ({ state }) => state === 'active' },
      { value: 'permanent', matches: ({ state, unban_at }) => state === 'active' && unban_at === null },
      { value: 'ended', matches: ({ state }) => state !== 'active' },
    ],
    server: [{ value: 'hitech', matches: ({ server }) => server === 'hitech' }],
    period: [{ value: 'day', matches: ({ banned_at }) => Date.now() - Date.parse(banned_at) < DAY_MS }],
  },
  async fill(api, _player, count) {
    await fillBans(api, count);
    const { rows } = await api.app.pool.query<{ id: string }>('SELECT id FROM bans ORDER BY banned_at DESC, id DESC');
    return rows.map(({ id }) => id);
  },
};
