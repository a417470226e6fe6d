import { defineOperation } from '../../platform/http/define-operation.ts';
import { statisticsOf } from './statistics-of.ts';

export const getUserStatistics = defineOperation('getUserStatistics', ({ params }, { app, session }) =>
  statisticsOf({ app, session, nick: params.nick, server: null }),
);
