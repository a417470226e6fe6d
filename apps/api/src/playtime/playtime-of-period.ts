import type { components, operations } from '@hoshikraft/contract';
import { DAY_MS, MONTH_DAYS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { firstSeen, playtimePoints } from './playtime-repository.ts';
import type { Resolution, Steps, Whose } from './playtime-repository.ts';
import { presentPlaytime } from './present-playtime.ts';
import { type Asked, showPlayer } from './show-player.ts';

type Period = NonNullable<NonNullable<operations['getUserPlaytime']['parameters']['query']>['period']>;

const YEAR_DAYS = 365;

/** Days of a period (product.md section 9: a month is 31 days). */
const DAYS: Record<Exclude<Period, 'max'>, number> = {
  '1m': MONTH_DAYS,
  '3m': 3 * MONTH_DAYS,
  '6m': 6 * MONTH_DAYS,
  '1y': YEAR_DAYS,
  '3y': 3 * YEAR_DAYS,
  '5y': 5 * YEAR_DAYS,
};

/** A point a day up to half a year, a week up to a year, and a month of whatever is longer. */
function resolutionOf(days: number): Resolution {
  if (days <= DAYS['6m']) return 'day';
  return days <= DAYS['1y'] ? 'week' : 'month';
}

/** The steps of a period that ends now; undefined where there is nothing to begin with. */
async function stepsOf(app: App, whose: Whose, period: Period, now: Date): Promise<Steps | undefined> {
  const first = period === 'max' ? await firstSeen(app.db, whose) : null;
  if (period === 'max' && first === null) return undefined;
  const days = period === 'max' ? (now.getTime() - (first ?? now).getTime()) / DAY_MS : DAYS[period];
  // Of the days before today: today is a day of its own.
  const from = first ?? new Date(now.getTime() - (days - 1) * DAY_MS);
  return { resolution: resolutionOf(days), timezone: 'UTC', from, to: new Date(now.getTime() + 1) };
}

interface AskedPlaytime extends Omit<Asked, 'part'> {
  period?: Period | undefined;
}

/** Playtime of a player over a period up to now, on one server or all of them. */
export async function playtimeOfPeriod({
  period = '1m',
  ...asked
}: AskedPlaytime): Promise<{ status: 200; body: components['schemas']['Playtime'] }> {
  const { app, server } = asked;
  const { owner, whose } = await showPlayer({ ...asked, part: 'playtime' });
  const now = app.clock.now();
  const steps = await stepsOf(app, whose, period, now);
  const points = steps === undefined ? [] : await playtimePoints(app.db, whose, steps);
  const resolution = steps?.resolution ?? 'day';
  const shown = { login: owner.login, serverId: server, resolution, points, now, until: whose.until };
  return { status: 200, body: presentPlaytime(shown) };
}
