import type { components } from '@hoshikraft/contract';
import type { PrivacyPart } from '../privacy/sees.ts';

export type TopType = components['schemas']['TopType'];

/** Days, including today, that count in the leaderboard `online`. */
export const ONLINE_DAYS = 30;

export const TOP_TYPES = ['playtime', 'online', 'coins', 'likes'] as const satisfies readonly TopType[];

/** The part of a profile that a leaderboard counts; likes cannot be hidden. */
export const PART_OF: Record<TopType, PrivacyPart | null> = {
  playtime: 'playtime',
  online: 'playtime',
  coins: 'coins',
  likes: null,
};
