import type { components } from '@hoshikraft/contract';
import type { PrivacyPart } from '../privacy/sees.ts';

export type TopType = components['schemas']['TopType'];

/** Days, today among them, whose play counts in the top `online`. */
export const ONLINE_DAYS = 30;

export const TOP_TYPES = ['playtime', 'online', 'coins', 'likes'] as const satisfies readonly TopType[];

/** Which part of a profile a top counts; likes are nobody's secret. */
export const PART_OF: Record<TopType, PrivacyPart | null> = {
  playtime: 'playtime',
  online: 'playtime',
  coins: 'coins',
  likes: null,
};
