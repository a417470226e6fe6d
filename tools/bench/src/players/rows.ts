const FIRST = `ARRAY['Dark','Moon','Star','Sky','Neko','Hoshi','Aoi','Kuro','Shiro','Yuki','Ryu','Kage','Sora','Hana','Ice','Wolf',
  'Fox','Rusty','Iron','Gold','Mega','Ultra','Fire','Storm']`;
const LAST = `ARRAY['miner','craft','cat','wolf','neko','mage','lord','king','blade','hero','boy','smith','_']`;

/** SQL of the id of player number `n`, computed without a lookup. */
export const playerOf = (n: string): string => `md5('player' || (${n}))::uuid`;

/** SQL of the nickname of player number `n`: two words and the number, so that it is unique. */
export const nicknameOf = (n: string): string =>
  `((${FIRST})[1 + (${n}) % 24] || (${LAST})[1 + (${n}) / 24 % 13] || (${n}))`;

/** Sums the playtime of each session per hour or day, as `roll_up_playtime` does. */
const sumBy = (table: string, bucket: string, pieces: string, since: string, until: string): string => `
  INSERT INTO ${table} (player_id, ${bucket}, server_id, seconds, afk_seconds)
  SELECT player_id, ${bucket}, server_id, sum(within.seconds), sum(within.afk_seconds) FROM play_sessions, ${pieces},
    playtime_within(joined_at, left_at, play_sessions.afk_seconds, ${since}, ${until}) AS within
  WHERE within.seconds + within.afk_seconds > 0 GROUP BY 1, 2, 3`;

/** Same results as `npm run rollups -w @hoshikraft/api`, with one statement per table; a test compares both. */
export const rollups = {
  days: sumBy(
    'playtime_days',
    'day',
    `LATERAL (SELECT at::date AS day, at FROM generate_series(date_trunc('day', joined_at AT TIME ZONE 'UTC'),
      left_at AT TIME ZONE 'UTC', interval '1 day') AS at) AS piece`,
    `at AT TIME ZONE 'UTC'`,
    `(at + interval '1 day') AT TIME ZONE 'UTC'`,
  ),
  hours: sumBy(
    'playtime_hours',
    'hour',
    `generate_series(greatest(date_trunc('hour', joined_at, 'UTC'), date_trunc('hour', now(), 'UTC') - interval '365 days'),
      left_at, interval '1 hour') AS hour`,
    'hour',
    `hour + interval '1 hour'`,
  ),
  months: `
    INSERT INTO playtime_months (player_id, month, server_id, seconds, afk_seconds)
    SELECT player_id, date_trunc('month', day::timestamp)::date, server_id, sum(seconds), sum(afk_seconds)
    FROM playtime_days GROUP BY 1, 2, 3`,
  totals: `
    INSERT INTO playtime_totals (player_id, server_id, seconds, afk_seconds, sessions, first_seen_at, last_seen_at)
    SELECT player_id, server_id, summed.seconds, summed.afk_seconds, sessions, first_seen_at, last_seen_at
    FROM (SELECT player_id, server_id, sum(seconds) AS seconds, sum(afk_seconds) AS afk_seconds
        FROM playtime_months GROUP BY 1, 2) AS summed
      JOIN (SELECT player_id, server_id, count(*) AS sessions, min(joined_at) AS first_seen_at, max(left_at) AS last_seen_at
        FROM play_sessions GROUP BY 1, 2) AS met USING (player_id, server_id)`,
};
