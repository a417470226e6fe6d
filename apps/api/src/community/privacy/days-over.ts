import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { type Privacy, sees, type ViewerKind } from './sees.ts';

/** Reports of game servers for a day have arrived after this time. */
const ARRIVES_MS = HOUR_MS;

/** End of the last completed day, UTC. A day is completed one hour after its end, once its play time is reported. */
export const endOfDays = (now: Date): Date => new Date(Math.floor((now.getTime() - ARRIVES_MS) / DAY_MS) * DAY_MS);

/** Time at which the current day is completed. */
export const nextDayOver = (now: Date): Date => new Date(endOfDays(now).getTime() + DAY_MS + ARRIVES_MS);

/**
 * Time up to which a viewer sees a player's play time and activity: a growing total would reveal that the player is online or
 * has just left. null means no limit.
 */
export const visibleUntil = (viewer: ViewerKind, privacy: Privacy, now: Date): Date | null =>
  sees(viewer, privacy, 'lastSeen') ? null : endOfDays(now);
