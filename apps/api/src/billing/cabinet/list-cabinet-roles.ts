import type { components } from '@hoshikraft/contract';
import { defineList } from '../../platform/pagination/define-list.ts';
import { presentDelivery } from '../../game/deliveries/present-delivery.ts';
import { selectGrants, type GrantRow } from './cabinet-repository.ts';
import { presentRoleName } from './present-role-name.ts';

/** State of a grant, as its player sees it. */
export const stateOfGrant = (row: GrantRow, now: Date): components['schemas']['CabinetRole']['state'] => {
  if (row.held_until > now) return 'active';
  if (row.moved_to !== null) return 'moved';
  return row.state === 'replaced' || row.state === 'refunded' ? row.state : 'expired';
};

/** Roles of the caller, active ones first, each with the state of its delivery to the game server. */
export const listCabinetRoles = defineList('listCabinetRoles', {
  rows: (_request, { app, session }) => selectGrants(app.db, session.playerId),
  order: (_query) => [
    { by: 'held_until', kind: 'time', descending: true },
    { by: 'started_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: (row, { app, locale }) => ({
    grantId: row.id,
    role: presentRoleName({ ...row, id: row.role_id }, locale),
    state: stateOfGrant(row, app.clock.now()),
    startedAt: row.started_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    giftFrom: row.giver,
    movedTo: row.moved_to,
    delivery:
      row.delivery_id === null || row.delivery_status === null
        ? null
        : presentDelivery({ id: row.delivery_id, status: row.delivery_status }),
  }),
});
