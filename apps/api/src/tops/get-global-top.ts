import { defineOperation } from '../http/define-operation.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { firstPlaces, refreshedAt } from './tops-repository.ts';
import type { TopType } from './top-types.ts';

const LEADERS = 3;

/** Who leads in what, all servers together. */
export const getGlobalTop = defineOperation('getGlobalTop', async (_request, { app, session }) => {
  const viewer = viewerOf(session);
  const leaders = (type: TopType) => firstPlaces(app.db, { type, serverId: null, viewer }, LEADERS);
  const [at, playtime, online, coins, likes] = await Promise.all([
    refreshedAt(app.db),
    leaders('playtime'),
    leaders('online'),
    leaders('coins'),
    leaders('likes'),
  ]);
  const body = { refreshedAt: at?.toISOString() ?? null, playtime, online, coins, likes };
  return { status: 200, body, headers: { vary: 'Access-Id' } };
});
