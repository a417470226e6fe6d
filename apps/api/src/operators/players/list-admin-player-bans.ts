import { selectBansOf } from '../../game/bans/ban-list-repository.ts';
import { presentListedBan } from '../../game/bans/present-ban.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { assertPlayer } from './players-repository.ts';

export const listAdminPlayerBans = defineList('listAdminPlayerBans', {
  find: ({ params }, { app }) => assertPlayer(app.db, params.playerId),
  rows: ({ params }, { app }) => selectBansOf(app.db, params.playerId),
  order: (_query) => [
    { by: 'banned_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: (row, { app, locale }) => presentListedBan(row, app.clock.now(), locale),
});
