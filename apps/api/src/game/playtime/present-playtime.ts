import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import type { Point, Resolution } from './playtime-repository.ts';

/** Hours are stored for a year (docs/product/game-bridge.md#series). */
const HOURS_LIFETIME_MS = 365 * DAY_MS;

interface PlaytimeData {
  login: string;
  serverId: string | null;
  resolution: Resolution;
  points: readonly Point[];
  now: Date;
  /** The viewer may see playtime before this moment; null for all. */
  until: Date | null;
}

/** Playtime in the contract's shape. Points in the future, and hours that are no longer stored, are null. */
export function presentPlaytime({
  login,
  serverId,
  resolution,
  points,
  now,
  until,
}: PlaytimeData): components['schemas']['Playtime'] {
  const isOver = (at: Date): boolean => at <= now && (until === null || at < until);
  const oldest = resolution === 'hour' ? now.getTime() - HOURS_LIFETIME_MS : -Infinity;
  return {
    login,
    server: serverId,
    resolution,
    points: points.map(({ at: text, seconds, afkSeconds }) => {
      const at = new Date(text);
      const isKnown = oldest <= at.getTime() && isOver(at);
      return { at: at.toISOString(), seconds: isKnown ? seconds : null, afkSeconds: isKnown ? afkSeconds : null };
    }),
  };
}
