import { defineList } from '../../platform/pagination/define-list.ts';
import { requestsBy, requestsTo } from './friends-repository.ts';
import { NEWEST_KNOWN, presentKnownPlayer } from './present-known-player.ts';

/** Pending requests from or to the caller. */
export const listFriendRequests = defineList('listFriendRequests', {
  rows: ({ query }, { app, session }) =>
    query.direction === 'incoming' ? requestsTo(app.db, session.playerId) : requestsBy(app.db, session.playerId),
  order: (_query) => NEWEST_KNOWN,
  present: (row) => presentKnownPlayer(row),
});
