import type { components } from '@hoshikraft/contract';

type GameBan = components['schemas']['GameBan'];

/**
 * Whether the times of a ban are plausible: it began between `earliest` and `latest`, ends after its beginning, and was
 * lifted, if at all, between its beginning and `latest`. Milliseconds since 1970.
 */
export function isValidBan(
  { banned_at, unban_at, lifted, lifted_at = null }: GameBan,
  earliest: number,
  latest: number,
): boolean {
  const bannedAt = Date.parse(banned_at);
  if (bannedAt < earliest || bannedAt > latest) return false;
  if (unban_at !== null && Date.parse(unban_at) <= bannedAt) return false;
  if (lifted_at === null) return true;
  return lifted && Date.parse(lifted_at) >= bannedAt && Date.parse(lifted_at) <= latest;
}
