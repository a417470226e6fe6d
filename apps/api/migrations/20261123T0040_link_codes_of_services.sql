-- What a code that is sent to a bot is for: codes of sign-in come to that chat from then on, or it is linked and no more.
ALTER TABLE link_codes
  ADD COLUMN purpose text NOT NULL DEFAULT 'factor' CHECK (purpose IN ('factor', 'service'));
