-- When within a day a referrer was seen, so that their seven days end to the second. A day of which only the day is known,
-- written down before or by a process that knows no better, counts whole.
ALTER TABLE referrer_presence
  ADD COLUMN first_seen_at timestamptz NOT NULL DEFAULT '-infinity',
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT 'infinity',
  ADD CHECK (first_seen_at <= last_seen_at);

-- What was played and not paid is counted anew where they were seen before its end.
CREATE OR REPLACE FUNCTION referrer_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM referral_invites WHERE referrer_id = NEW.player_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO referrer_presence AS kept (player_id, day, first_seen_at, last_seen_at)
  VALUES (NEW.player_id, (NEW.last_seen_at AT TIME ZONE 'UTC')::date, NEW.last_seen_at, NEW.last_seen_at)
  ON CONFLICT (player_id, day) DO UPDATE SET first_seen_at = least(kept.first_seen_at, excluded.first_seen_at),
    last_seen_at = greatest(kept.last_seen_at, excluded.last_seen_at)
  WHERE kept.first_seen_at > excluded.first_seen_at OR kept.last_seen_at < excluded.last_seen_at;
  IF FOUND THEN
    INSERT INTO referral_due (player_id)
    SELECT invited.player_id FROM referral_invites AS invited
    WHERE invited.referrer_id = NEW.player_id AND EXISTS (SELECT FROM play_sessions AS played
      WHERE played.player_id = invited.player_id AND played.left_at >= NEW.last_seen_at);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER sessions_referrer_seen ON sessions;
CREATE TRIGGER sessions_referrer_seen AFTER UPDATE OF last_seen_at, pending_factor ON sessions
  FOR EACH ROW WHEN (NEW.pending_factor IS NULL
    AND (OLD.pending_factor IS NOT NULL OR NEW.last_seen_at <> OLD.last_seen_at))
  EXECUTE FUNCTION referrer_seen();

-- Seconds that an invited player truly played while the referrer was about: closed sessions without the time away, at most 24
-- hours a day, those before whose end the referrer was seen, seven days earlier at the most. Whatever order sessions arrive in,
-- the sum is the same. Of the days between only that they were seen matters; at either end of the seven the moment does.
CREATE OR REPLACE FUNCTION referral_seconds(invited referral_invites, until timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
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
        AND present.day BETWEEN (played.left_at AT TIME ZONE 'UTC')::date - 7 AND (played.left_at AT TIME ZONE 'UTC')::date
        AND present.first_seen_at <= played.left_at AND present.last_seen_at >= played.left_at - interval '168 hours')
    GROUP BY piece.day) AS of_day
$$;
