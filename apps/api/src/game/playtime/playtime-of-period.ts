import type { components, operations } from '@hoshikraft/contract';
import { DAY_MS, MONTH_DAYS } from '@hoshikraft/shared';
import { foldCase } from '../../community/players/players-repository.ts';
import { findFirstSeen, listPlaytimePoints, type Resolution } from './playtime-repository.ts';
import { presentPlaytime } from './present-playtime.ts';
import { type PlayerRequest, showPlayer } from './show-player.ts';

type Period = NonNullable<NonNullable<operations['getUserPlaytime']['parameters']['query']>['period']>;

const YEAR_DAYS = 365;

/** Days of a period (docs/product/community.md#playtime: a month is 31 days). */
const DAYS: Record<Exclude<Period, 'max'>, number> = {
  '1m': MONTH_DAYS,
  '3m': 3 * MONTH_DAYS,
  '6m': 6 * MONTH_DAYS,
  '1y': YEAR_DAYS,
  '3y': 3 * YEAR_DAYS,
  '5y': 5 * YEAR_DAYS,
};

/** A point for each day up to half a year, each week up to a year, and each month of longer periods. */
function resolutionOf(days: number): Exclude<Resolution, 'hour'> {
  if (days <= DAYS['6m']) return 'day';
  return days <= DAYS['1y'] ? 'week' : 'month';
}

interface PlaytimeRequest extends Omit<PlayerRequest, 'part'> {
  period?: Period | undefined;
}

/** Playtime of a player over a period up to now, on one server or all of them. */
export async function playtimeOfPeriod({
  period = '1m',
  ...request
}: PlaytimeRequest): Promise<{ status: 200; body: components['schemas']['Playtime'] }> {
  const { app, nick, server } = request;
  const [{ owner, scope }, seen] = await Promise.all([
    showPlayer({ ...request, part: 'playtime' }),
    period === 'max' ? findFirstSeen(app.db, foldCase(nick), server) : null,
  ]);
  const now = app.clock.now();
  const first = seen === null || (scope.until !== null && seen >= scope.until) ? null : seen;
  const shown = { login: owner.login, serverId: server, now, until: scope.until };
  // The player has never played.
  if (period === 'max' && first === null) {
    return { status: 200, body: presentPlaytime({ ...shown, resolution: 'day', points: [] }) };
  }
  const days = period === 'max' ? (now.getTime() - (first ?? now).getTime()) / DAY_MS : DAYS[period];
  const resolution = resolutionOf(days);
  // Today counts as one of the days.
  const from = first ?? new Date(now.getTime() - (days - 1) * DAY_MS);
  const wanted = { resolution, timezone: 'UTC', from, to: new Date(now.getTime() + 1) };
  const points = await listPlaytimePoints(app.db, scope, wanted);
  return { status: 200, body: presentPlaytime({ ...shown, resolution, points }) };
}
