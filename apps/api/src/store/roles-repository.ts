import { type Minor, minor, type Period } from '@hoshikraft/shared';
import { type Expression, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Json } from '../database/generated.ts';
import { rowLists } from '../database/row-lists.ts';
import type { Db } from '../database/types.ts';
import type { SoldRole } from './grant-rules.ts';

/** A role as the rules need it, with its server and its name in both languages. */
export type CataloguedRole = SoldRole & { readonly serverId: string; readonly name: Json };

const rolesOf = (db: Db, serverIds: Expression<{ server_id: string }>) =>
  db
    .selectFrom('roles')
    .leftJoin('role_prices', 'role_prices.role_id', 'roles.id')
    .select(['roles.id', 'roles.tier', 'roles.server_id', 'roles.name', 'role_prices.period', 'role_prices.amount'])
    .where(sql<boolean>`roles.server_id = ANY(ARRAY(${serverIds}))`);

/** What such a statement answered, by id. */
export const rolesById = (
  rows: Awaited<ReturnType<ReturnType<typeof rolesOf>['execute']>>,
): Map<string, CataloguedRole> => {
  const roles = new Map<string, CataloguedRole & { prices: Partial<Record<Period, Minor>> }>();
  for (const { id, tier, server_id, name, period, amount } of rows) {
    const role = roles.get(id) ?? { id, tier, serverId: server_id, name, prices: {} };
    if (period !== null && amount !== null) role.prices[period as Period] = minor(amount);
    roles.set(id, role);
  }
  return roles;
};

/** Roles of a server, by id. */
export const soldRolesOf = async (db: Db, serverId: string): Promise<Map<string, CataloguedRole>> =>
  rolesById(await rolesOf(db, sql`SELECT ${serverId}::text`).execute());

/** The server that a role is of. */
export const serverOfRole = (roleId: string): Expression<string> =>
  sql<string>`(SELECT server_id FROM roles WHERE id = ${roleId})`;

const ROLES = rowLists<{ id: string }>({ id: 'text' });

const soldBeside = compiledOnce((db, roles: ReturnType<typeof ROLES.of>) =>
  rolesOf(
    db,
    db
      .selectFrom(ROLES.as('asked', roles))
      .innerJoin('roles as named', 'named.id', 'asked.id')
      .select('named.server_id'),
  ),
);

/** Asks for the roles of the servers that roles are of, themselves among them; none for one that there is not. */
export const soldRolesBeside = (roleIds: readonly string[]) => soldBeside(ROLES.of(roleIds.map((id) => ({ id }))));

/** Server of a role and its name in both languages; undefined for an unknown role. */
export const findRole = (db: Db, roleId: string) =>
  db.selectFrom('roles').select(['id', 'server_id', 'name']).where('id', '=', roleId).executeTakeFirst();

/** Every role, as it is named beside a player. */
export const roleNames = (db: Db) =>
  db.selectFrom('roles').select(['id', 'server_id', 'name', 'color', 'tier']).orderBy('id').execute();

/** Roles of a server as they are shown, the lowest first. */
export const shownRolesOf = (db: Db, serverId: string) =>
  db
    .selectFrom('roles')
    .select(['id', 'server_id', 'tier', 'color', 'best_choice', 'name', 'summary', 'highlights'])
    .where('server_id', '=', serverId)
    .orderBy('tier')
    .execute();

/** Names of the kits of a server's roles, in the order they are shown. */
export const kitNamesOf = (db: Db, serverId: string) =>
  db
    .selectFrom('kits')
    .innerJoin('roles', 'roles.id', 'kits.role_id')
    .select(['kits.id', 'kits.role_id', 'kits.name', 'kits.cooldown_amount', 'kits.cooldown_unit'])
    .where('roles.server_id', '=', serverId)
    .orderBy('kits.position')
    .execute();

export type ShownRole = Awaited<ReturnType<typeof shownRolesOf>>[number];
export type ShownKit = Awaited<ReturnType<typeof kitNamesOf>>[number];
