import { guessRegion } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { getDebt } from '../ledger/debts.ts';
import { BONUSES } from './bonus.ts';
import { presentMethods } from './methods.ts';

/** Options of a top-up: methods of the region, limits and the bonus table (docs/product/money.md#top-up). */
export const getPaymentOptions = defineOperation('getPaymentOptions', async ({ headers }, { app, session, locale }) => {
  const region = session.region ?? guessRegion(headers['accept-language']);
  const bonuses = BONUSES.map(({ from, percent }) => ({ from, percent }));
  const { min, max } = app.config.topUp;
  return {
    status: 200,
    body: {
      methods: presentMethods(region, locale),
      limits: { min, max },
      bonuses,
      currency: 'RUB' as const,
      debt: await getDebt(app.db, session.playerId),
    },
  };
});
