-- Changes with what a player shows to others, so that a page cached under an earlier value is not shown any more.
ALTER TABLE players ADD COLUMN revision bigint NOT NULL DEFAULT 0;

-- The same for all of them together: a page may show many.
CREATE TABLE players_revision (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  revision bigint NOT NULL
);
INSERT INTO players_revision (revision) VALUES (0);

CREATE FUNCTION raise_player_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER player_revision BEFORE UPDATE ON players FOR EACH ROW
  WHEN ((OLD.login, OLD.privacy, OLD.groups, OLD.theme, OLD.cover_glow, OLD.cover_style, OLD.cover_art, OLD.friends)
    IS DISTINCT FROM
    (NEW.login, NEW.privacy, NEW.groups, NEW.theme, NEW.cover_glow, NEW.cover_style, NEW.cover_art, NEW.friends))
  EXECUTE FUNCTION raise_player_revision();

CREATE FUNCTION raise_players_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE players_revision SET revision = revision + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER players_revision_changed AFTER UPDATE ON players FOR EACH ROW
  WHEN ((OLD.login, OLD.privacy) IS DISTINCT FROM (NEW.login, NEW.privacy))
  EXECUTE FUNCTION raise_players_revision();
CREATE TRIGGER players_revision_deleted AFTER DELETE ON players FOR EACH STATEMENT
  EXECUTE FUNCTION raise_players_revision();

-- What a player wears.
CREATE FUNCTION raise_revision_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE players SET revision = revision + 1 WHERE id = coalesce(NEW.player_id, OLD.player_id);
  RETURN NULL;
END $$;
CREATE TRIGGER player_skin_changed AFTER INSERT OR UPDATE OR DELETE ON player_skins FOR EACH ROW
  EXECUTE FUNCTION raise_revision_of_owner();
CREATE TRIGGER player_avatar_changed AFTER INSERT OR UPDATE OR DELETE ON player_avatars FOR EACH ROW
  EXECUTE FUNCTION raise_revision_of_owner();
