-- What happened to a code: its message is deleted when it was sent, and stays until it expires if it was refused.
ALTER TABLE bot_messages ADD COLUMN refused_at timestamptz;
ALTER TABLE sent_codes ADD COLUMN messenger text CHECK (messenger IN ('telegram', 'vk')), ADD COLUMN message_id bigint;
