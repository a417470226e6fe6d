import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { type Privacy, sees, type ViewerKind } from './sees.ts';

/** What game servers say of a day has arrived by then. */
const ARRIVES_MS = HOUR_MS;

/** When the last day ended that is over, UTC: an hour after its end, once what was played in it is known. */
export const endOfDays = (now: Date): Date => new Date(Math.floor((now.getTime() - ARRIVES_MS) / DAY_MS) * DAY_MS);

/** When the day that runs is over. */
export const nextDayOver = (now: Date): Date => new Date(endOfDays(now).getTime() + DAY_MS + ARRIVES_MS);

/**
 * Up to when a viewer is told what a player played and did: whoever watches a total grow knows that the player is there, or has
 * just left. null is up to now.
 */
export const toldUntil = (viewer: ViewerKind, privacy: Privacy, now: Date): Date | null =>
  sees(viewer, privacy, 'lastSeen') ? null : endOfDays(now);
