import { defineOperation } from '../../platform/http/define-operation.ts';
import { playtimeOfPeriod } from './playtime-of-period.ts';

export const getUserPlaytime = defineOperation('getUserPlaytime', ({ params, query }, { app, session }) =>
  playtimeOfPeriod({ app, session, nick: params.nick, server: null, period: query.period }),
);
