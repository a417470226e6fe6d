import { defineOperation } from '../../platform/http/define-operation.ts';
import { statisticsOf } from './statistics-of.ts';

export const getUserServerStatistics = defineOperation('getUserServerStatistics', ({ params }, { app, session }) =>
  statisticsOf({ app, session, nick: params.nick, server: params.server }),
);
