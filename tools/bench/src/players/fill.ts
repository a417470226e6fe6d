import pg from 'pg';
import { insertUnindexed } from './insert-unindexed.ts';
import { nicknameOf, playerOf, rollups } from './rows.ts';
import { insertTopScores, insertTopChange } from './leaderboard-scores.ts';

/** Numbers of rows to seed. */
export interface Amounts {
  players: number;
  sessions: number;
  friendships: number;
  bans: number;
  likes: number;
}

/** Per player ten sessions and five friendships, and a ban for each twenty players. */
export const amountsFor = (players: number): Amounts => ({
  players,
  sessions: 10 * players,
  friendships: 5 * players,
  bans: Math.floor(players / 20),
  likes: players,
});

/** More memory to sort and build indexes, no triggers and no foreign keys: the seeded rows are valid. */
const PREPARE = `
  SET session_replication_role = replica; SET synchronous_commit = off; SET jit = off;
  SET work_mem = '512MB'; SET maintenance_work_mem = '1GB'; SELECT setseed(0.5);`;

const players = (count: number) => `
  INSERT INTO players (id, login, region, consented_at, registered_at, privacy)
  SELECT ${playerOf('n')}, ${nicknameOf('n')}, 'russia', at, at, CASE WHEN n % 20 <> 0 THEN '{}'::jsonb ELSE
    jsonb_build_object((ARRAY['online', 'playtime', 'statistics', 'coins', 'friends', 'roles', 'lastSeen', 'services'])[1 + n / 20 % 8],
      (ARRAY['friends', 'nobody'])[1 + n / 160 % 2]) END
  FROM (SELECT n, now() - interval '730 days' - n * interval '30 seconds' AS at FROM generate_series(0, ${count - 1}) AS n)
    AS made`;

/** Some play much more than others, mostly on their main server, five minutes to three hours per session. */
const sessions = ({ players: count, sessions: played }: Amounts) => `
  INSERT INTO play_sessions (server_id, id, login, player_id, joined_at, left_at, afk_seconds)
  SELECT known[1 + (CASE WHEN place < 0.8 THEN n ELSE nth END) % cardinality(known)], md5('session' || nth)::uuid,
    ${nicknameOf('n')}, ${playerOf('n')}, joined_at, joined_at + length * interval '1 second',
    CASE WHEN nth % 3 = 0 THEN length / 8 ELSE 0 END
  FROM (
    SELECT nth, (${count} * random() ^ 2)::integer % ${count} AS n, random() AS place, (300 + 10500 * random() ^ 2)::integer AS length,
      date_trunc('milliseconds', now() - interval '4 hours' - interval '730 days' * random()) AS joined_at
    FROM generate_series(1, ${played}) AS nth OFFSET 0) AS generated, (SELECT array_agg(id ORDER BY position) AS known FROM servers) AS of`;

const friendships = ({ players: count, friendships: made }: Amounts) => `
  INSERT INTO friendships (player_id, friend_id, since)
  SELECT ${playerOf('CASE WHEN turned THEN high ELSE low END')}, ${playerOf('CASE WHEN turned THEN low ELSE high END')}, since
  FROM (
    SELECT low, high, now() - interval '700 days' * random() AS since FROM (
      SELECT DISTINCT least(one, other) AS low, greatest(one, other) AS high FROM (
        SELECT (${count} * random() ^ 2)::integer % ${count} AS one, (${count} * random())::integer % ${count} AS other
        FROM generate_series(1, ${Math.ceil(made * 1.2)}) OFFSET 0) AS generated
      WHERE one <> other) AS pairs LIMIT ${made}) AS kept, unnest(ARRAY[false, true]) AS way (turned)`;

const likes = ({ players: count, likes: given }: Amounts) => `
  INSERT INTO profile_likes (player_id, liked_by, created_at)
  SELECT DISTINCT ${playerOf('one')}, ${playerOf('other')}, date_trunc('hour', now()) FROM (
    SELECT (${count} * random() ^ 3)::integer % ${count} AS one, (${count} * random())::integer % ${count} AS other
    FROM generate_series(1, ${given}) OFFSET 0) AS generated WHERE one <> other`;

/** A third is active (a quarter of them permanent), a third lifted, a third expired. */
const bans = ({ players: count, bans: given }: Amounts) => `
  INSERT INTO bans (player_id, login_key, server_id, banned_by, ban_reason, banned_at, unban_at, lifted_at, expired_at)
  SELECT ${playerOf('n')}, lower(${nicknameOf('n')}), CASE WHEN nth % 5 > 0 THEN known[1 + nth % cardinality(known)] END,
    'Volt_Sensei', 'griefing', at,
    CASE WHEN nth % 3 = 1 THEN at + interval '1 hour' WHEN nth % 12 <> 0 THEN at + interval '900 days' END,
    CASE WHEN nth % 3 = 2 THEN at + interval '1 hour' END, CASE WHEN nth % 3 = 1 THEN at + interval '1 hour' END
  FROM (SELECT nth, (nth * 7919) % ${count} AS n, now() - interval '1 day' - nth * interval '18 minutes' AS at
    FROM generate_series(1, ${given}) AS nth) AS generated, (SELECT array_agg(id ORDER BY position) AS known FROM servers) AS of`;

const countFriendsAndLikes = `
  UPDATE players SET friends = coalesce(made.rows, 0), likes = coalesce(given.rows, 0)
  FROM (SELECT player_id, count(*)::integer AS rows FROM friendships GROUP BY 1) AS made
    FULL JOIN (SELECT player_id, count(*)::integer AS rows FROM profile_likes GROUP BY 1) AS given USING (player_id)
  WHERE players.id = player_id`;

/** Game statistics of players on each server, and their coins there. */
const counters = `
  INSERT INTO player_counters (server_id, login_key, epoch, login, player_id, started_at, reported_at, blocks_broken, blocks_placed,
    players_killed, mobs_killed, deaths, experience, chat_messages, case_openings, coin_income, coin_expenses)
  SELECT server_id, lower(login), 1, login, player_id, first_seen_at, last_seen_at, seconds, seconds / 2, seconds / 9000,
    seconds / 30, seconds / 2400, seconds, seconds / 120, seconds / 6000, seconds / 15, seconds / 20
  FROM playtime_totals JOIN players ON players.id = player_id`;
const coins = `
  INSERT INTO ledger_accounts (player_id, kind, server_id, balance)
  SELECT player_id, 'coins', server_id, seconds / 15 - seconds / 20 FROM playtime_totals`;

/** Seeds a community with one statement per table, in a database that has the schema and servers. */
export async function fillPlayers(url: string, amounts: Amounts, print: (line: string) => void): Promise<void> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(PREPARE);
    return client;
  };
  const [one, other] = [await open(), await open()];
  const fill = async (client: pg.Client, table: string, statement: string) => {
    const begun = performance.now();
    const rows = await insertUnindexed(client, table, statement);
    print(`${table}: ${rows} rows in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  };
  try {
    await fill(one, 'players', players(amounts.players));
    await one.query('ANALYZE players');
    const fillSocial = async () => {
      await fill(other, 'friendships', friendships(amounts));
      await fill(other, 'profile_likes', likes(amounts));
      await fill(other, 'bans', bans(amounts));
      await other.query(countFriendsAndLikes);
    };
    const fillPlaytime = async () => {
      await fill(one, 'play_sessions', sessions(amounts));
      await fill(one, 'playtime_days', rollups.days);
    };
    await Promise.all([fillSocial(), fillPlaytime()]);
    const fillSums = async () => {
      await fill(one, 'playtime_months', rollups.months);
      await fill(one, 'playtime_totals', rollups.totals);
      await fill(one, 'player_counters', counters);
      await fill(one, 'ledger_accounts', coins);
    };
    await Promise.all([fill(other, 'playtime_hours', rollups.hours), fillSums()]);
    await fill(one, 'top_scores', insertTopScores);
    await one.query(insertTopChange);
    await one.query('VACUUM (ANALYZE, FREEZE)');
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}
