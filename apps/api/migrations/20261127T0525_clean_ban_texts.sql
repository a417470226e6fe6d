-- Colour codes, direction marks and control characters of the game, as read-events.ts removes them from new reports.
UPDATE bans
SET
  banned_by = coalesce(nullif(trim(regexp_replace(banned_by, '§[0-9a-fk-orxA-FK-ORX]|[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g')), ''), '—'),
  ban_reason = coalesce(nullif(trim(regexp_replace(ban_reason, '§[0-9a-fk-orxA-FK-ORX]|[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g')), ''), '—')
WHERE concat(banned_by, ban_reason) ~ '§[0-9a-fk-orxA-FK-ORX]|[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]';

-- An end more than a hundred years away means for ever.
UPDATE bans SET unban_at = NULL WHERE unban_at > banned_at + interval '100 years';
