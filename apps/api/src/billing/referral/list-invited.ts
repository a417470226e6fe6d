import { defineList } from '../../platform/pagination/define-list.ts';
import { viewerOf } from '../../community/privacy/viewer.ts';
import { invitedBy } from './invites-repository.ts';
import { COINS_PER_HOUR } from './rewards.ts';

/** Players invited by the caller. Coins reveal hours and both reveal playing times, so all are hidden together. */
export const listInvited = defineList('listInvited', {
  rows: (_request, { app, session }) => invitedBy(app.db, session.playerId, viewerOf(session)),
  order: (_query) => [
    { by: 'at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: ({ login, at, hours, counted, shown }) => ({
    login,
    registeredAt: at.toISOString(),
    counted,
    hours: shown ? hours : null,
    coins: shown ? hours * COINS_PER_HOUR : null,
  }),
});
