import { defineOperation } from '../../platform/http/define-operation.ts';
import { getLeaderboard } from './get-leaderboard.ts';

export const getPlaytimeTop = defineOperation('getPlaytimeTop', (_request, context) =>
  getLeaderboard(context, 'playtime', null),
);
export const getOnlineTop = defineOperation('getOnlineTop', (_request, context) =>
  getLeaderboard(context, 'online', null),
);
export const getCoinsTop = defineOperation('getCoinsTop', (_request, context) =>
  getLeaderboard(context, 'coins', null),
);
export const getLikesTop = defineOperation('getLikesTop', (_request, context) =>
  getLeaderboard(context, 'likes', null),
);
export const getServerPlaytimeTop = defineOperation('getServerPlaytimeTop', ({ params }, context) =>
  getLeaderboard(context, 'playtime', params.server),
);
export const getServerOnlineTop = defineOperation('getServerOnlineTop', ({ params }, context) =>
  getLeaderboard(context, 'online', params.server),
);
export const getServerCoinsTop = defineOperation('getServerCoinsTop', ({ params }, context) =>
  getLeaderboard(context, 'coins', params.server),
);
export const getServerLikesTop = defineOperation('getServerLikesTop', ({ params }, context) =>
  getLeaderboard(context, 'likes', params.server),
);
