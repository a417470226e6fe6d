import { defineList } from '../../platform/pagination/define-list.ts';
import { presentGroups } from './present-groups.ts';
import { selectPlayers } from './players-repository.ts';

/** Players for operators, the newest first; a search is in the order of nicknames. */
export const listAdminPlayers = defineList('listAdminPlayers', {
  rows: ({ query }, { app }) => selectPlayers(app.db, query),
  order: ({ q }) =>
    q === undefined
      ? [
          { by: 'registered_at', kind: 'time', descending: true },
          { by: 'id', kind: 'uuid', descending: true },
        ]
      : [{ by: 'login_key', kind: 'text' }],
  present: ({ id, login, email, groups, registered_at }) => ({
    id,
    login,
    email,
    groups: presentGroups(groups),
    registeredAt: registered_at.toISOString(),
  }),
});
