import { defineList } from '../../platform/pagination/define-list.ts';
import { playersOnline } from '../../game/servers/online-players.ts';
import { foldCase } from '../players/players-repository.ts';
import { showOwner } from '../privacy/show-owner.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { friendsOf } from './friends-repository.ts';

/** Friends of a player that the caller may see. */
export const listFriends = defineList('listFriends', {
  find: ({ query }, { app, session }) => showOwner(app.db, viewerOf(session), query.nickname, 'friends'),
  rows: (_request, { app, session }, owner) => friendsOf(app.db, owner, viewerOf(session)),
  order: (_query) => [
    { by: 'since', kind: 'time', descending: true },
    { by: 'place', kind: 'uuid', descending: true },
  ],
  beside: (_rows, _request, { app }) => playersOnline(app),
  present: ({ login, since, shown, seesOnline }, _context, online) => {
    if (!shown) return { login: null, since: null, online: null };
    const serverId = seesOnline ? online.get(foldCase(login)) : undefined;
    return { login, since: since.toISOString(), online: serverId === undefined ? null : { serverId } };
  },
});
