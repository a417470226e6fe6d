import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';

/** A session ends after this long at most, and after 60 days unused: `ends_at` of its row tells when. */
export const LONGEST_MS = 365 * DAY_MS;
/** A sign-in waits for its second factor for this long… */
export const PENDING_MS = 5 * MINUTE_MS;
/** …and takes so many wrong codes (docs/product/accounts.md#second-factor). */
export const PENDING_TRIES = 5;
/** An ended session is shown to its player for this long, then forgotten. */
export const KEPT_MS = 90 * DAY_MS;
/** A game is joined within this long after it was started, again and again; then it is started anew. */
export const GAME_SESSION_MS = DAY_MS;
/** `last_seen_at` is written at most this often: it is shown to people, not measured with. */
export const SEEN_EVERY_MS = MINUTE_MS;
