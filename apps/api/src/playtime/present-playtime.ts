import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import type { Point, Resolution } from './playtime-repository.ts';

/** Hours are kept for a year (docs/product/game-bridge.md#series). */
const HOURS_KEPT_MS = 365 * DAY_MS;

interface Shown {
  login: string;
  serverId: string | null;
  resolution: Resolution;
  points: readonly Point[];
  now: Date;
  /** Up to when it is told; null is up to now. */
  until: Date | null;
}

/** Points as the contract has them. What has not begun is not known, nor are hours that are no longer
 * kept. */
export function presentPlaytime({
  login,
  serverId,
  resolution,
  points,
  now,
  until,
}: Shown): components['schemas']['Playtime'] {
  const isOver = (at: Date): boolean => at <= now && (until === null || at < until);
  const oldest = resolution === 'hour' ? now.getTime() - HOURS_KEPT_MS : -Infinity;
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
