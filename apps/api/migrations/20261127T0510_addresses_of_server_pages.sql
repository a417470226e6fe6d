-- A page of a server has the id of its server as address; its other addresses lead there. Of several pages of one server, the
-- one that readers see gets it, else the one changed last.
INSERT INTO document_slugs (target, slug, document_key)
  SELECT DISTINCT ON (server_id) 'servers', server_id, key
  FROM documents JOIN document_servers ON document_key = key AND position = 0
  WHERE target = 'servers' AND state <> 'trash'
  ORDER BY server_id, state = 'published' DESC, updated_at DESC
  ON CONFLICT DO NOTHING;
UPDATE documents SET slug = server_id FROM document_servers, document_slugs
  WHERE documents.target = 'servers' AND document_servers.document_key = key AND position = 0
    AND document_slugs.target = 'servers' AND document_slugs.slug = server_id AND document_slugs.document_key = key
    AND documents.slug <> server_id;
