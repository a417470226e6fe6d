import { defineOperation } from '../../platform/http/define-operation.ts';
import { playtimeBetween } from './playtime-between.ts';

export const getUserPlaytimeRange = defineOperation('getUserPlaytimeRange', ({ params, query }, { app, session }) =>
  playtimeBetween({ app, session, nick: params.nick, server: null, query }),
);
