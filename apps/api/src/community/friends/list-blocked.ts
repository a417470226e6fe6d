import { defineList } from '../../platform/pagination/define-list.ts';
import { blockedBy } from './friends-repository.ts';
import { NEWEST_KNOWN, presentKnownPlayer } from './present-known-player.ts';

/** Players whom the caller blocks. */
export const listBlocked = defineList('listBlocked', {
  rows: (_request, { app, session }) => blockedBy(app.db, session.playerId),
  order: (_query) => NEWEST_KNOWN,
  present: (row) => presentKnownPlayer(row),
});
