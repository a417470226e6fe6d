import { defineList } from '../../platform/pagination/define-list.ts';
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
  present: ({ login, since, shown }) => (shown ? { login, since: since.toISOString() } : { login: null, since: null }),
});
