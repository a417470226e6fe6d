-- When a session last proved who it belongs to: by the password, a provider, a passkey or a code. NULL where it never did.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz;
