import { defineOperation } from '../../platform/http/define-operation.ts';
import { playtimeOfPeriod } from './playtime-of-period.ts';

export const getUserServerPlaytime = defineOperation('getUserServerPlaytime', ({ params, query }, { app, session }) =>
  playtimeOfPeriod({ app, session, nick: params.nick, server: params.server, period: query.period }),
);
