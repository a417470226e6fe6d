import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { defineOperation } from '../contract-binder/operation-types.ts';
import { localized } from '../database/localized.ts';
import { readCursor, writeCursor } from '../paging/cursor.ts';
import { presentDelivery } from '../store/deliveries.ts';
import { type GrantPlace, type GrantRow, grantsPage } from './grants-page.ts';

type CabinetRole = components['schemas']['CabinetRole'];

const isPlace = (keys: unknown[]): boolean =>
  keys.length === 3 &&
  (keys[0] === 0 || keys[0] === 1) &&
  Number.isSafeInteger(keys[1]) &&
  Math.abs(keys[1] as number) < 8e15 &&
  typeof keys[2] === 'string' &&
  /^[0-9a-f-]{36}$/.test(keys[2]);

const stateOf = (row: GrantRow): CabinetRole['state'] => {
  if (row.held === 1) return 'active';
  return row.state === 'replaced' ? 'replaced' : 'expired';
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
  const after = cursor === undefined ? null : readCursor<GrantPlace>(cursor, isPlace);
  const rows = await grantsPage(app.db, session.playerId, app.clock.now(), limit + 1, after);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    status: 200,
    body: {
      items: shown.map((row) => present(row, locale)),
      nextCursor: last === undefined ? null : writeCursor([last.held, last.started_at.getTime(), last.id]),
    },
  };
});
