import { type Minor, minor, type Period } from '@hoshikraft/shared';
import { type Expression, sql } from 'kysely';
import type { Json } from '../../platform/database/generated.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { SoldRole } from './grant-rules.ts';
import { pricesAt } from '../sales/prices-repository.ts';
import { findSalePrice, type SalePrice } from '../sales/sale-rules.ts';
import { parseSales, type SaleJson, salesNow } from '../sales/sales-repository.ts';

/** A role with the data for the store's rules, its server and its name in both languages. */
export type CatalogRole = SoldRole & { readonly serverId: string; readonly name: Json };

const rolesOf = (db: Db, serverId: string | Expression<string>, now: Date) =>
  db
    .selectFrom('roles')
    .leftJoin(pricesAt(now), 'role_prices.role_id', 'roles.id')
    .select(['roles.id', 'roles.tier', 'roles.server_id', 'roles.name', 'role_prices.period', 'role_prices.amount'])
    .select(salesNow(now).as('sales'))
    .where('roles.server_id', '=', serverId);

/** Prices of a role while they are collected. */
export interface RolePrices {
  readonly prices: Partial<Record<Period, Minor>>;
  readonly sales: Partial<Record<Period, SalePrice>>;
}

/** Adds the list price of a period, and its price on sale by the sales that apply. */
export const addPrice = (role: RolePrices, period: Period, list: Minor, sales: readonly SaleJson[] | null): void => {
  role.prices[period] = list;
  const price = findSalePrice(list, parseSales(sales));
  if (price) role.sales[period] = price;
};

const rolesById = (rows: Awaited<ReturnType<ReturnType<typeof rolesOf>['execute']>>): Map<string, CatalogRole> => {
  const roles = new Map<string, CatalogRole & RolePrices>();
  for (const { id, tier, server_id, name, period, amount, sales } of rows) {
    const role = roles.get(id) ?? { id, tier, serverId: server_id, name, prices: {}, sales: {} };
    if (period !== null && amount !== null) addPrice(role, period, minor(amount), sales);
    roles.set(id, role);
  }
  return roles;
};

/** Roles of a server with their prices at `now`, by id. */
export const getCatalogRoles = async (db: Db, serverId: string, now: Date): Promise<Map<string, CatalogRole>> =>
  rolesById(await rolesOf(db, serverId, now).execute());

/** Expression for the server of a role. */
export const serverOfRole = (roleId: string): Expression<string> =>
  sql<string>`(SELECT server_id FROM roles WHERE id = ${roleId})`;

/** All roles of a role's server, by id; empty for an unknown role. */
export const getCatalogRolesOfSameServer = async (
  db: Db,
  roleId: string,
  now: Date,
): Promise<Map<string, CatalogRole>> => rolesById(await rolesOf(db, serverOfRole(roleId), now).execute());

/** Server of a role and its name in both languages; undefined for an unknown role. */
export const findRole = (db: Db, roleId: string) =>
  db.selectFrom('roles').select(['id', 'server_id', 'name']).where('id', '=', roleId).executeTakeFirst();

/** A role, locked until the transaction ends, so that its prices change one after another. */
export const lockRole = (trx: Trx, roleId: string) =>
  trx.selectFrom('roles').select(['id', 'server_id']).where('id', '=', roleId).forUpdate().executeTakeFirst();

/** Makes a role the best choice of its server. Returns the one that was, if any. */
export const setBestRole = async (trx: Trx, serverId: string, roleId: string): Promise<string | undefined> => {
  const before = await trx
    .updateTable('roles')
    .set({ best_choice: false })
    .where('server_id', '=', serverId)
    .where('best_choice', '=', true)
    .returning('id')
    .executeTakeFirst();
  await trx.updateTable('roles').set({ best_choice: true }).where('id', '=', roleId).execute();
  return before?.id;
};

/** Every role, as shown beside a player's name. */
export const roleNames = (db: Db) =>
  db.selectFrom('roles').select(['id', 'server_id', 'name', 'color', 'tier']).orderBy('id').execute();

/** Every role with the name of its server, by server position and tier. */
export const listNamedRoles = (db: Db) =>
  db
    .selectFrom('roles')
    .innerJoin('servers', 'servers.id', 'roles.server_id')
    .select(['roles.id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier', 'servers.name as server'])
    .select('roles.best_choice')
    .orderBy('servers.position')
    .orderBy('roles.tier')
    .execute();

/** Roles of a server as the store displays them, the lowest first. */
export const listDisplayedRoles = (db: Db, serverId: string) =>
  db
    .selectFrom('roles')
    .select(['id', 'server_id', 'tier', 'color', 'best_choice', 'name', 'summary', 'highlights'])
    .where('server_id', '=', serverId)
    .orderBy('tier')
    .execute();

/** Names of the kits of a server's roles, in display order. */
export const listKitNames = (db: Db, serverId: string) =>
  db
    .selectFrom('kits')
    .innerJoin('roles', 'roles.id', 'kits.role_id')
    .select(['kits.id', 'kits.role_id', 'kits.name', 'kits.cooldown_amount', 'kits.cooldown_unit'])
    .where('roles.server_id', '=', serverId)
    .orderBy('kits.position')
    .execute();

export type DisplayedRole = Awaited<ReturnType<typeof listDisplayedRoles>>[number];
export type KitNameRow = Awaited<ReturnType<typeof listKitNames>>[number];
