-- What our bots still owe somebody, written in the transaction of its cause; what is sent, or too late to be sent, is gone.
CREATE TABLE bot_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  messenger text NOT NULL CHECK (messenger IN ('telegram', 'vk')),
  recipient_id text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  due_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX bot_messages_due ON bot_messages (messenger, due_at);

-- Each update of a messenger takes effect once: its row is written in the transaction of that effect.
CREATE TABLE bot_updates (
  messenger text NOT NULL,
  update_id text NOT NULL,
  sender_id text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (messenger, update_id)
);
CREATE INDEX bot_updates_by_sender ON bot_updates (messenger, sender_id, received_at);
CREATE INDEX bot_updates_by_age ON bot_updates (received_at);

-- Up to where a messenger's updates were read, and which process reads them until when.
CREATE TABLE bot_readers (
  messenger text PRIMARY KEY,
  position text,
  held_by uuid,
  held_until timestamptz
);
