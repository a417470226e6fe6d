import type { components } from '@hoshikraft/contract';
import type { KnownPlayerRow } from './friends-repository.ts';

/** Newest first. */
export const NEWEST_KNOWN = [
  { by: 'at', kind: 'time', descending: true },
  { by: 'id', kind: 'uuid', descending: true },
] as const;

export const presentKnownPlayer = ({ login, at }: KnownPlayerRow): components['schemas']['KnownPlayer'] => ({
  login,
  at: at.toISOString(),
});
