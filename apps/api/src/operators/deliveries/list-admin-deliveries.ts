import { selectDeadDeliveries } from '../../game/bridge/dead-deliveries-repository.ts';
import { defineList } from '../../platform/pagination/define-list.ts';

/** Deliveries that no game server accepted, the oldest first (docs/product/game-bridge.md#deliveries). */
export const listAdminDeliveries = defineList('listAdminDeliveries', {
  rows: (_request, { app }) => selectDeadDeliveries(app.db),
  order: (_query) => [{ by: 'seq', kind: 'bigint' }],
  present: (row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    server: row.server_id,
    player: { id: row.player_id, login: row.login },
    action: row.action,
    roleId: row.role_id,
    code: row.code,
    payer: row.payer,
    price: row.price_final,
  }),
});
