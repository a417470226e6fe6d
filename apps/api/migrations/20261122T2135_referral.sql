-- Who invited whom, and what that earned (product.md sections 2 and 9, decisions.md section 5).
CREATE TABLE referral_invites (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  referrer_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  registered_at timestamptz NOT NULL,
  -- Why both are taken for one person, and since when: nothing played from then on is paid.
  same_person text CHECK (same_person IN ('linked_account', 'address')),
  same_person_since timestamptz,
  -- Full hours that were paid.
  hours integer NOT NULL DEFAULT 0 CHECK (hours >= 0),
  CHECK (player_id <> referrer_id),
  CHECK ((same_person IS NULL) = (same_person_since IS NULL))
);
CREATE INDEX referral_invites_of_referrer ON referral_invites (referrer_id, registered_at DESC, player_id DESC);

-- What a code brought, by day of UTC; readers of a day are forgotten, their number stays.
CREATE TABLE referral_days (
  referrer_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  day date NOT NULL,
  visits integer NOT NULL DEFAULT 0,
  downloads integer NOT NULL DEFAULT 0,
  registrations integer NOT NULL DEFAULT 0,
  hours integer NOT NULL DEFAULT 0,
  coins integer NOT NULL DEFAULT 0,
  PRIMARY KEY (referrer_id, day)
);

CREATE TABLE referral_readers (
  referrer_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  day date NOT NULL,
  step text NOT NULL CHECK (step IN ('visits', 'downloads')),
  -- Under the salt of the day, as readers of documents.
  reader bytea NOT NULL,
  PRIMARY KEY (referrer_id, day, step, reader)
);
CREATE INDEX referral_readers_by_day ON referral_readers (day);

-- Each full hour that was paid, once; `id` is the reference of its movement in the ledger.
CREATE TABLE referral_hours (
  player_id uuid NOT NULL REFERENCES referral_invites ON DELETE CASCADE,
  hour integer NOT NULL CHECK (hour >= 1),
  id uuid NOT NULL UNIQUE,
  PRIMARY KEY (player_id, hour)
);

-- Days (UTC) on which a referrer was signed in.
CREATE TABLE referrer_presence (
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (player_id, day)
);

-- Invited players whose hours are to be counted anew. Only added to, so that nobody who adds waits for anybody.
CREATE TABLE referral_due (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL
);
CREATE INDEX referral_due_of_player ON referral_due (player_id);

CREATE FUNCTION referral_sessions_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO referral_due (player_id)
  SELECT DISTINCT added.player_id FROM added JOIN referral_invites USING (player_id);
  RETURN NULL;
END $$;
CREATE TRIGGER play_sessions_referral AFTER INSERT ON play_sessions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION referral_sessions_added();

-- A referrer who is back makes count what was played on the days that this one reaches.
CREATE FUNCTION referrer_seen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seen date := (NEW.last_seen_at AT TIME ZONE 'UTC')::date;
BEGIN
  IF NOT EXISTS (SELECT FROM referral_invites WHERE referrer_id = NEW.player_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO referrer_presence (player_id, day) VALUES (NEW.player_id, seen) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    INSERT INTO referral_due (player_id)
    SELECT DISTINCT invited.player_id FROM referral_invites AS invited JOIN playtime_days USING (player_id)
    WHERE invited.referrer_id = NEW.player_id AND playtime_days.day >= seen;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_referrer_begins AFTER INSERT ON sessions
  FOR EACH ROW WHEN (NEW.pending_factor IS NULL) EXECUTE FUNCTION referrer_seen();
CREATE TRIGGER sessions_referrer_seen AFTER UPDATE OF last_seen_at, pending_factor ON sessions
  FOR EACH ROW WHEN (NEW.pending_factor IS NULL AND (OLD.pending_factor IS NOT NULL
    OR (NEW.last_seen_at AT TIME ZONE 'UTC')::date <> (OLD.last_seen_at AT TIME ZONE 'UTC')::date))
  EXECUTE FUNCTION referrer_seen();

-- Whose an account of another service ever was, as a hash: an unlinked one does not invite its owner.
CREATE TABLE linked_traces (
  trace bytea NOT NULL,
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  PRIMARY KEY (trace, player_id)
);
CREATE INDEX linked_traces_of_player ON linked_traces (player_id);

CREATE FUNCTION linked_trace(service text, subject text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(convert_to(service || ':' || subject, 'UTF8'))
$$;
INSERT INTO linked_traces (trace, player_id) SELECT linked_trace(service, subject), player_id FROM linked_services;

CREATE FUNCTION linked_service_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added bytea := linked_trace(NEW.service, NEW.subject);
BEGIN
  INSERT INTO linked_traces (trace, player_id) VALUES (added, NEW.player_id) ON CONFLICT DO NOTHING;
  UPDATE referral_invites AS invited SET same_person = 'linked_account', same_person_since = NEW.linked_at
  FROM linked_traces AS known
  WHERE known.trace = added AND invited.same_person IS NULL
    AND ((invited.player_id = NEW.player_id AND invited.referrer_id = known.player_id)
      OR (invited.referrer_id = NEW.player_id AND invited.player_id = known.player_id));
  RETURN NULL;
END $$;
CREATE TRIGGER linked_services_added AFTER INSERT OR UPDATE OF service, subject ON linked_services
  FOR EACH ROW EXECUTE FUNCTION linked_service_added();

-- Seconds that an invited player truly played while the referrer was about: closed sessions without the time away, at most 24
-- hours a day, those that ended on a day on which the referrer was signed in or on one of the seven after it. Whatever order
-- sessions arrive in, the sum is the same.
CREATE FUNCTION referral_seconds(invited referral_invites) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(least(of_day.seconds, 86400)), 0)::bigint FROM (
    SELECT sum(within.seconds) AS seconds
    FROM play_sessions AS played,
      generate_series(date_trunc('day', played.joined_at AT TIME ZONE 'UTC'), played.left_at AT TIME ZONE 'UTC',
        interval '1 day') AS piece (day),
      playtime_within(played.joined_at, played.left_at, played.afk_seconds, piece.day AT TIME ZONE 'UTC',
        (piece.day + interval '1 day') AT TIME ZONE 'UTC') AS within
    WHERE played.player_id = invited.player_id
      AND played.left_at < coalesce(invited.same_person_since, 'infinity')
      AND EXISTS (SELECT FROM referrer_presence AS present WHERE present.player_id = invited.referrer_id
        AND present.day BETWEEN (played.left_at AT TIME ZONE 'UTC')::date - 7 AND (played.left_at AT TIME ZONE 'UTC')::date)
    GROUP BY piece.day) AS of_day
$$;
