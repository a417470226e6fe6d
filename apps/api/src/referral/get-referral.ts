import { defineOperation } from '../http/define-operation.ts';
import { referralPoints, referralSums } from './days-repository.ts';
import { rewardServerOf } from './hours-repository.ts';
import { COINS_PER_HOUR } from './rewards.ts';

const STEPS = { '1m': { step: 'day', count: 31 }, '1y': { step: 'month', count: 12 } } as const;

/** The asker's code and what it brought. The code is the nickname: unique without case, and never changed. */
export const getReferral = defineOperation('getReferral', async ({ query }, { app, session }) => {
  const { playerId, login } = session;
  const { step, count } = STEPS[query.period ?? '1m'];
  const [sums, points, server] = await Promise.all([
    referralSums(app.db, playerId),
    referralPoints(app.db, playerId, { step, count, now: app.clock.now() }),
    rewardServerOf(app.db, playerId),
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
