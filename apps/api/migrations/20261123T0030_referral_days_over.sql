-- Of who hides when they play from who invited them, hours are paid once their day is over (decision 131).

-- Whom a place in the line has to wait for until then.
ALTER TABLE referral_due ADD COLUMN due_at timestamptz NOT NULL DEFAULT '-infinity';
CREATE INDEX referral_due_in_order ON referral_due (due_at, id);

-- As before, of what ended before a moment.
DROP FUNCTION referral_seconds(referral_invites);
CREATE FUNCTION referral_seconds(invited referral_invites, until timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(least(of_day.seconds, 86400)), 0)::bigint FROM (
    SELECT sum(within.seconds) AS seconds
    FROM play_sessions AS played,
      generate_series(date_trunc('day', played.joined_at AT TIME ZONE 'UTC'), played.left_at AT TIME ZONE 'UTC',
        interval '1 day') AS piece (day),
      playtime_within(played.joined_at, played.left_at, played.afk_seconds, piece.day AT TIME ZONE 'UTC',
        (piece.day + interval '1 day') AT TIME ZONE 'UTC') AS within
    WHERE played.player_id = invited.player_id
      AND played.left_at < until
      AND played.left_at < coalesce(invited.same_person_since, 'infinity')
      AND EXISTS (SELECT FROM referrer_presence AS present WHERE present.player_id = invited.referrer_id
        AND present.day BETWEEN (played.left_at AT TIME ZONE 'UTC')::date - 7 AND (played.left_at AT TIME ZONE 'UTC')::date)
    GROUP BY piece.day) AS of_day
$$;
