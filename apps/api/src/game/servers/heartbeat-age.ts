import { SECOND_MS } from '@hoshikraft/shared';

export type LiveStatus = 'online' | 'stale' | 'offline';

/** Two heartbeats of 5 s are missing. */
const STALE_AFTER_MS = 10 * SECOND_MS;
export const OFFLINE_AFTER_MS = 15 * SECOND_MS;

/** Status of a server by the age of its last heartbeat (docs/product/game-bridge.md#heartbeat). */
export function statusOfAge(ageMs: number): LiveStatus {
  if (ageMs > OFFLINE_AFTER_MS) return 'offline';
  return ageMs > STALE_AFTER_MS ? 'stale' : 'online';
}
