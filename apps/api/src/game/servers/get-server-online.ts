import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { listOnlineBySteps } from './online-repository.ts';
import { serverExists } from './servers-repository.ts';

/** Steps of each period: 144 points for a day and 168 for a week fit into a chart. */
const PERIODS = {
  day: { resolution: 'minute', lengthMs: DAY_MS, stepMs: 10 * MINUTE_MS },
  week: { resolution: 'hour', lengthMs: 7 * DAY_MS, stepMs: HOUR_MS },
} as const;

/** Online players of a server over a period that ends with the current step. */
export const getServerOnline = defineOperation('getServerOnline', async ({ query }, { app }) => {
  const { server, period = 'day' } = query;
  if (!(await serverExists(app.db, server))) throw new ApiError('not_found');
  const { resolution, lengthMs, stepMs } = PERIODS[period];
  const end = (Math.floor(app.clock.now().getTime() / stepMs) + 1) * stepMs;
  const steps = { resolution, from: new Date(end - lengthMs), to: new Date(end), step: stepMs / SECOND_MS };
  const found = new Map((await listOnlineBySteps(app.db, [server], steps)).map(({ place, online }) => [place, online]));
  const points = Array.from({ length: lengthMs / stepMs }, (_, place) => found.get(place) ?? null);
  return { status: 200, body: { from: steps.from.toISOString(), step: steps.step, points } };
});
