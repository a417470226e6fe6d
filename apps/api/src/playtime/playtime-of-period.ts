import type { components, operations } from '@hoshikraft/contract';
import { DAY_MS, MONTH_DAYS } from '@hoshikraft/shared';
import { foldCase } from '../players/players-repository.ts';
import { findFirstSeen, playtimePoints, type Resolution } from './playtime-repository.ts';
import { presentPlaytime } from './present-playtime.ts';
import { type Asked, showPlayer } from './show-player.ts';

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

/** A point a day up to half a year, a week up to a year, and a month of whatever is longer. */
function resolutionOf(days: number): Exclude<Resolution, 'hour'> {
  if (days <= DAYS['6m']) return 'day';
  return days <= DAYS['1y'] ? 'week' : 'month';
}

interface AskedPlaytime extends Omit<Asked, 'part'> {
  period?: Period | undefined;
}

/** Playtime of a player over a period up to now, on one server or all of them. */
export async function playtimeOfPeriod({
  period = '1m',
  ...asked
}: AskedPlaytime): Promise<{ status: 200; body: components['schemas']['Playtime'] }> {
  const { app, nick, server } = asked;
  const [{ owner, whose }, seen] = await Promise.all([
    showPlayer({ ...asked, part: 'playtime' }),
    period === 'max' ? findFirstSeen(app.db, foldCase(nick), server) : null,
  ]);
  const now = app.clock.now();
  const first = seen === null || (whose.until !== null && seen >= whose.until) ? null : seen;
  const shown = { login: owner.login, serverId: server, now, until: whose.until };
  // There is nothing to begin with.
  if (period === 'max' && first === null) {
    return { status: 200, body: presentPlaytime({ ...shown, resolution: 'day', points: [] }) };
  }
  const days = period === 'max' ? (now.getTime() - (first ?? now).getTime()) / DAY_MS : DAYS[period];
  const resolution = resolutionOf(days);
  // Of the days before today: today is a day of its own.
  const from = first ?? new Date(now.getTime() - (days - 1) * DAY_MS);
  const wanted = { resolution, timezone: 'UTC', from, to: new Date(now.getTime() + 1) };
  const points = await playtimePoints(app.db, whose, wanted);
  return { status: 200, body: presentPlaytime({ ...shown, resolution, points }) };
}
