import { type Minor, minor, type Period } from '@hoshikraft/shared';
import type { Insertable } from 'kysely';
import type { RoleTransfers } from '../database/generated.ts';
import type { Db, Trx } from '../database/types.ts';
import { type HeldGrant, isActive } from '../store/grant-rules.ts';
import { grantsOf, heldPeriods, heldRoles } from '../store/grants-repository.ts';
import type { Price } from '../store/price.ts';
import { serverOfRole } from '../store/roles-repository.ts';
import { movePrice } from './role-transfer-rules.ts';

/** A role and those of its tier on other servers, with what each costs, in the order of servers. */
const rolesOfTier = async (db: Db, roleId: string) => {
  const rows = await db
    .selectFrom('roles')
    .innerJoin('servers', 'servers.id', 'roles.server_id')
    .leftJoin('role_prices', 'role_prices.role_id', 'roles.id')
    .select(['roles.id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier'])
    .select(['role_prices.period', 'role_prices.amount'])
    .where('roles.tier', '=', (query) =>
      query.selectFrom('roles as own').select('own.tier').where('own.id', '=', roleId),
    )
    .orderBy('servers.position')
    .execute();
  const roles = new Map<string, (typeof rows)[number] & { prices: Partial<Record<Period, Minor>> }>();
  for (const row of rows) {
    const role = roles.get(row.id) ?? { ...row, prices: {} };
    if (row.period !== null && row.amount !== null) role.prices[row.period as Period] = minor(row.amount);
    roles.set(row.id, role);
  }
  return roles;
};

type TierRole = Awaited<ReturnType<typeof rolesOfTier>> extends Map<string, infer Role> ? Role : never;

export interface Destination {
  readonly role: TierRole;
  /** null where that role is not sold for a period that was bought. */
  readonly price: Price | null;
  /** The player holds it there. */
  readonly isHeld: boolean;
}

/** A role held now and where it could go; undefined where the player does not hold it. */
export const movesOf = async (
  db: Db,
  playerId: string,
  roleId: string,
  now: Date,
): Promise<{ readonly grant: HeldGrant; readonly role: TierRole; readonly to: Destination[] } | undefined> => {
  const roles = await rolesOfTier(db, roleId);
  const role = roles.get(roleId);
  if (role === undefined) return undefined;
  const periods = await heldPeriods(db, playerId, serverOfRole(roleId), now).execute();
  const grants = grantsOf(
    periods.filter(({ role_id }) => role_id === roleId),
    roles,
  );
  const grant = grants.find((held) => isActive(held, now));
  if (grant === undefined) return undefined;
  const held = new Set((await heldRoles(db, playerId, now)).map(({ id }) => id));
  const to = [...roles.values()]
    .filter(({ id }) => id !== roleId)
    .map((other) => ({ role: other, price: movePrice(grant, other, now), isHeld: held.has(other.id) }));
  return { grant, role, to };
};

/** A grant of that player, whatever became of it. */
export const findGrant = (trx: Trx, playerId: string, grantId: string) =>
  trx
    .selectFrom('grants')
    .select(['id', 'role_id', 'server_id'])
    .where('id', '=', grantId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();

export const isServer = async (db: Db, serverId: string): Promise<boolean> =>
  (await db.selectFrom('servers').select('id').where('id', '=', serverId).executeTakeFirst()) !== undefined;

export const addRoleTransfer = async (trx: Trx, row: Insertable<RoleTransfers>): Promise<void> => {
  await trx.insertInto('role_transfers').values(row).execute();
};
