-- Every heartbeat asks what of its server is to be given up: by its end, or because it was tried for the last time.
CREATE INDEX deliveries_ending ON deliveries (server_id, expires_at) WHERE status IN ('queued', 'leased', 'failed');
CREATE INDEX deliveries_tried_out ON deliveries (server_id)
  WHERE status IN ('queued', 'leased', 'failed') AND attempt >= 12;
