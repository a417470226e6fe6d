import { defineOperation } from '../../platform/http/define-operation.ts';
import { playtimeBetween } from './playtime-between.ts';

export const getUserServerPlaytimeRange = defineOperation(
  'getUserServerPlaytimeRange',
  ({ params, query }, { app, session }) =>
    playtimeBetween({ app, session, nick: params.nick, server: params.server, query }),
);
