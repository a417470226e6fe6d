import type { components } from '@hoshikraft/contract';

type GameBan = components['schemas']['GameBan'];

/** Whether the times of a ban make sense: it was given between those two moments, and ends after it began. */
export function isSoundBan({ banned_at, unban_at }: GameBan, earliest: number, latest: number): boolean {
  const bannedAt = Date.parse(banned_at);
  return earliest <= bannedAt && bannedAt <= latest && (unban_at === null || Date.parse(unban_at) > bannedAt);
}
