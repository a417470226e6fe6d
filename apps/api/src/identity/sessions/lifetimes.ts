import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';

/** Longest lifetime of a session; it also ends after 60 days without use. The column `ends_at` has the resulting time. */
export const MAX_LIFETIME_MS = 365 * DAY_MS;
/** Longest lifetime of a session of the operators' app: a working day. */
export const OPERATOR_LIFETIME_MS = 12 * HOUR_MS;
/** How long a sign-in waits for its second factor. */
export const PENDING_MS = 5 * MINUTE_MS;
/** How many wrong codes end a pending sign-in (docs/product/accounts.md#second-factor). */
export const PENDING_TRIES = 5;
/** How long an ended session is listed before it is deleted. */
export const RETENTION_MS = 90 * DAY_MS;
/** How long after its start a game may join servers. */
export const GAME_SESSION_MS = DAY_MS;
/** How often `last_seen_at` is written at most: people read it, so a minute is precise enough. */
export const SEEN_INTERVAL_MS = MINUTE_MS;
