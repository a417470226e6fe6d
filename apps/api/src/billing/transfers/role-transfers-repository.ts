import { minor } from '@hoshikraft/shared';
import type { Insertable } from 'kysely';
import type { RoleTransfers } from '../../platform/database/generated.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { type HeldGrant, isActive } from '../store/grant-rules.ts';
import { groupIntoGrants, selectHeldPeriods, listHeldRoles } from '../store/grants-repository.ts';
import type { Price } from '../store/price.ts';
import { pricesAt } from '../sales/prices-repository.ts';
import { addPrice, type RolePrices, serverOfRole } from '../store/roles-repository.ts';
import { salesNow } from '../sales/sales-repository.ts';
import { movePrice } from './role-transfer-rules.ts';

/** A role and the roles of its tier on other servers, with their prices, by server position. */
const listRolesOfTier = async (db: Db, roleId: string, now: Date) => {
  const rows = await db
    .selectFrom('roles')
    .innerJoin('servers', 'servers.id', 'roles.server_id')
    .leftJoin(pricesAt(now), 'role_prices.role_id', 'roles.id')
    .select(['roles.id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier'])
    .select(['role_prices.period', 'role_prices.amount', salesNow(now).as('sales')])
    .where('roles.tier', '=', (query) =>
      query.selectFrom('roles as own').select('own.tier').where('own.id', '=', roleId),
    )
    .orderBy('servers.position')
    .execute();
  const roles = new Map<string, Omit<(typeof rows)[number], 'sales'> & RolePrices>();
  for (const row of rows) {
    const role = roles.get(row.id) ?? { ...row, prices: {}, sales: {} };
    if (row.period !== null && row.amount !== null) addPrice(role, row.period, minor(row.amount), row.sales);
    roles.set(row.id, role);
  }
  return roles;
};

type TierRole = Awaited<ReturnType<typeof listRolesOfTier>> extends Map<string, infer Role> ? Role : never;

export interface Destination {
  readonly role: TierRole;
  /** null where that role is not sold for a period that was bought. */
  readonly price: Price | null;
  /** The player has the role there already. */
  readonly isHeld: boolean;
}

/** A role that the player has and its possible destinations; undefined where the player does not have it. */
export const findMoves = async (
  db: Db,
  playerId: string,
  roleId: string,
  now: Date,
): Promise<{ readonly grant: HeldGrant; readonly role: TierRole; readonly to: Destination[] } | undefined> => {
  const roles = await listRolesOfTier(db, roleId, now);
  const role = roles.get(roleId);
  if (role === undefined) return undefined;
  const periods = await selectHeldPeriods(db, playerId, serverOfRole(roleId), now).execute();
  const grants = groupIntoGrants(
    periods.filter(({ role_id }) => role_id === roleId),
    roles,
  );
  const grant = grants.find((held) => isActive(held, now));
  if (grant === undefined) return undefined;
  const held = new Set((await listHeldRoles(db, playerId, now)).map(({ id }) => id));
  const to = [...roles.values()]
    .filter(({ id }) => id !== roleId)
    .map((other) => ({ role: other, price: movePrice(grant, other, now), isHeld: held.has(other.id) }));
  return { grant, role, to };
};

/** A grant of the player in any state. */
export const findGrant = (trx: Trx, playerId: string, grantId: string) =>
  trx
    .selectFrom('grants')
    .select(['id', 'role_id', 'server_id'])
    .where('id', '=', grantId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();

export const addRoleTransfer = async (trx: Trx, row: Insertable<RoleTransfers>): Promise<void> => {
  await trx.insertInto('role_transfers').values(row).execute();
};
