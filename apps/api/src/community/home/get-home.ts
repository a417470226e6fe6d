import { presentRoleName } from '../../billing/cabinet/present-role-name.ts';
import { playersOnline } from '../../game/servers/online-players.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { foldCase } from '../players/players-repository.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { findLastServer, findNextWipeOfAll, listActiveRoles, listFriendsAmong } from './home-repository.ts';

/** The contract's limit of friends in a response. */
const MAX_FRIENDS = 6;

/** What the home page shows a player (docs/product/site-shell.md#home). */
export const getHome = defineOperation('getHome', async (_request, { app, session, locale }) => {
  const { db } = app;
  const now = app.clock.now();
  const online = await playersOnline(app);
  const serverOf = (login: string): string | undefined => online.get(foldCase(login));
  const [last, roles, friends, wipe] = await Promise.all([
    findLastServer(db, session.playerId),
    listActiveRoles(db, session.playerId, now),
    online.size === 0 ? [] : listFriendsAmong(db, viewerOf(session), [...online.keys()]),
    findNextWipeOfAll(db, now),
  ]);
  return {
    status: 200,
    body: {
      lastServer: serverOf(session.login) ?? last?.server_id ?? null,
      roles: roles.map((row) => ({
        role: presentRoleName(row, locale),
        expiresAt: row.expires_at?.toISOString() ?? null,
      })),
      friendsOnline: friends.length,
      friends: friends.slice(0, MAX_FRIENDS).map(({ login }) => ({ login, serverId: serverOf(login) ?? '' })),
      nextWipe: wipe === undefined ? null : { serverId: wipe.server_id, at: wipe.at.toISOString() },
    },
  };
});
