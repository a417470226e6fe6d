import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getPlaytimeTop = defineOperation('getPlaytimeTop', (_request, context) =>
  showTop(context, 'playtime', null),
);
export const getOnlineTop = defineOperation('getOnlineTop', (_request, context) => showTop(context, 'online', null));
export const getCoinsTop = defineOperation('getCoinsTop', (_request, context) => showTop(context, 'coins', null));
export const getLikesTop = defineOperation('getLikesTop', (_request, context) => showTop(context, 'likes', null));
export const getServerPlaytimeTop = defineOperation('getServerPlaytimeTop', ({ params }, context) =>
  showTop(context, 'playtime', params.server),
);
export const getServerOnlineTop = defineOperation('getServerOnlineTop', ({ params }, context) =>
  showTop(context, 'online', params.server),
);
export const getServerCoinsTop = defineOperation('getServerCoinsTop', ({ params }, context) =>
  showTop(context, 'coins', params.server),
);
export const getServerLikesTop = defineOperation('getServerLikesTop', ({ params }, context) =>
  showTop(context, 'likes', params.server),
);
