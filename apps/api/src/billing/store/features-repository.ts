import type { Db } from '../../platform/database/types.ts';

/** Abilities of roles in display order, each with the amount that the role gives. */
export const listAbilities = (db: Db, roleIds: readonly string[]) =>
  db
    .selectFrom('role_abilities')
    .innerJoin('abilities', 'abilities.id', 'role_abilities.ability_id')
    .select(['role_abilities.role_id', 'role_abilities.value'])
    .select(['abilities.id', 'abilities.icon', 'abilities.title', 'abilities.description', 'abilities.command'])
    .where('role_abilities.role_id', 'in', roleIds)
    .orderBy('abilities.position')
    .execute();

const kits = (db: Db) =>
  db.selectFrom('kits').select(['id', 'role_id', 'name', 'cooldown_amount', 'cooldown_unit']).orderBy('position');

/** Kits of roles, in display order. */
export const listKits = (db: Db, roleIds: readonly string[]) => kits(db).where('role_id', 'in', roleIds).execute();

/** One kit; undefined for an unknown one. */
export const findKit = (db: Db, id: string) => kits(db).where('id', '=', id).executeTakeFirst();

/** Items of kits, in slot order. */
export const listKitItems = (db: Db, kitIds: readonly string[]) =>
  db
    .selectFrom('kit_items')
    .select(['kit_id', 'icon', 'name', 'count'])
    .where('kit_id', 'in', kitIds)
    .orderBy('position')
    .execute();

export type AbilityRow = Awaited<ReturnType<typeof listAbilities>>[number];
export type KitRow = Awaited<ReturnType<typeof listKits>>[number];
export type KitItemRow = Awaited<ReturnType<typeof listKitItems>>[number];
