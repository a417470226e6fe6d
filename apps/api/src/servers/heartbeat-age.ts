import { SECOND_MS } from '@hoshikraft/shared';

export type LiveStatus = 'online' | 'stale' | 'offline';

/** Two heartbeats of 5 s were missed. */
const STALE_AFTER_MS = 10 * SECOND_MS;
export const OFFLINE_AFTER_MS = 15 * SECOND_MS;

/** What a heartbeat of that age means (docs/product/game-bridge.md#heartbeat). */
export function statusOfAge(ageMs: number): LiveStatus {
  if (ageMs > OFFLINE_AFTER_MS) return 'offline';
  return ageMs > STALE_AFTER_MS ? 'stale' : 'online';
}
