import { selectGrants } from '../../billing/cabinet/cabinet-repository.ts';
import { stateOfGrant } from '../../billing/cabinet/list-cabinet-roles.ts';
import { presentRoleName } from '../../billing/cabinet/present-role-name.ts';
import { presentDelivery } from '../../game/deliveries/present-delivery.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { assertPlayer } from './players-repository.ts';

export const listAdminPlayerGrants = defineList('listAdminPlayerGrants', {
  find: ({ params }, { app }) => assertPlayer(app.db, params.playerId),
  rows: ({ params }, { app }) => selectGrants(app.db, params.playerId),
  order: (_query) => [
    { by: 'held_until', kind: 'time', descending: true },
    { by: 'started_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: (row, { app, locale }) => ({
    id: row.id,
    role: presentRoleName({ ...row, id: row.role_id }, locale),
    server: row.server,
    state: stateOfGrant(row, app.clock.now()),
    startedAt: row.started_at.toISOString(),
    until: row.expires_at?.toISOString() ?? null,
    giftFrom: row.giver,
    delivery:
      row.delivery_id === null || row.delivery_status === null
        ? null
        : presentDelivery({ id: row.delivery_id, status: row.delivery_status }),
  }),
});
