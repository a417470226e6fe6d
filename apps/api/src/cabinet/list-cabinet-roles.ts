import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import { localized } from '../database/localized.ts';
import { cutPage, readRankedCursor } from '../paging/cursor.ts';
import { presentDelivery } from '../store/deliveries.ts';
import { type GrantRow, grantsPage } from './grants-page.ts';

type CabinetRole = components['schemas']['CabinetRole'];

const stateOf = (row: GrantRow): CabinetRole['state'] => {
  if (row.held === 1) return 'active';
  return row.state === 'replaced' || row.state === 'refunded' ? row.state : 'expired';
};

const present = (row: GrantRow, locale: Locale): CabinetRole => ({
  grantId: row.id,
  role: {
    id: row.role_id,
    serverId: row.server_id,
    name: localized(row.name, locale),
    color: row.color,
    tier: row.tier,
  },
  state: stateOf(row),
  startedAt: row.started_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  giftFrom: row.giver,
  delivery:
    row.delivery_id === null || row.delivery_status === null
      ? null
      : presentDelivery({ id: row.delivery_id, status: row.delivery_status }),
});

/** Roles of the player, the held first, each with what became of its delivery to the game server. */
export const listCabinetRoles = defineOperation('listCabinetRoles', async ({ query }, { app, session, locale }) => {
  const { limit = 25, cursor } = query;
  const after = cursor === undefined ? null : readRankedCursor(cursor);
  const rows = await grantsPage(app.db, session.playerId, app.clock.now(), limit + 1, after);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.held, row.started_at.getTime(), row.id]);
  return { status: 200, body: { items: page.map((row) => present(row, locale)), nextCursor } };
});
