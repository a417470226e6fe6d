-- Nobody is away for longer than they are there, whoever writes it. Nodes of the version before write what game servers say: on
-- a rolling release they go on beside the constraint of 20261122T0531, which would refuse their rows, and fail where one came
-- between its own mending and itself. So what they write is cut to size from before that migration on, hence this time.
CREATE FUNCTION play_session_afk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.afk_seconds := least(NEW.afk_seconds, floor(extract(epoch FROM NEW.left_at - NEW.joined_at))::integer);
  RETURN NEW;
END $$;
CREATE TRIGGER play_sessions_afk BEFORE INSERT ON play_sessions FOR EACH ROW EXECUTE FUNCTION play_session_afk();
