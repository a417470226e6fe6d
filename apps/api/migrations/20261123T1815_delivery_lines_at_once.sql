-- The same line as before, of operators alone, so that PostgreSQL puts them where the function stands: concat_ws counts as
-- not immutable, which kept it from that, and made a call of each line, twice for a delivery.
CREATE OR REPLACE FUNCTION delivery_line(server_id text, player_id uuid, action text, args jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN server_id || '/' || player_id::text || '/' || split_part(action, '.', 1)
  || coalesce('/' || coalesce(args ->> 'roleId', args ->> 'banId'), '');
