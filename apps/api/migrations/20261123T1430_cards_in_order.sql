-- A list of documents takes the tags and servers of each card from these alone, in their order.
CREATE INDEX document_tagged_in_order ON document_tagged (document_key, position) INCLUDE (tag_id);
CREATE INDEX document_servers_in_order ON document_servers (document_key, position) INCLUDE (server_id, version);
