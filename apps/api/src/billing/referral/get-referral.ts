import { defineOperation } from '../../platform/http/define-operation.ts';
import { listReferralPoints, getReferralSums } from './days-repository.ts';
import { findRewardServer } from './hours-repository.ts';
import { COINS_PER_HOUR } from './rewards.ts';

const STEPS = { '1m': { step: 'day', count: 31 }, '1y': { step: 'month', count: 12 } } as const;

/** The caller's code and its counts. The code is the nickname: unique regardless of case, and never changed. */
export const getReferral = defineOperation('getReferral', async ({ query }, { app, session }) => {
  const { playerId, login } = session;
  const { step, count } = STEPS[query.period ?? '1m'];
  const [sums, points, server] = await Promise.all([
    getReferralSums(app.db, playerId),
    listReferralPoints(app.db, playerId, { step, count, now: app.clock.now() }),
    findRewardServer(app.db, playerId),
  ]);
  return {
    status: 200,
    body: {
      code: login,
      link: `${app.config.siteUrl}/r/${login}`,
      server,
      coinsPerHour: COINS_PER_HOUR,
      ...sums,
      step,
      points: points.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts })),
    },
  };
});
