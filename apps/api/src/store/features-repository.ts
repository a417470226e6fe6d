import type { Db } from '../database/types.ts';

/** Abilities of one role or of several, each with how much of it that role gives, in the order they are shown. */
export const abilitiesOf = (db: Db, roleIds: readonly string[]) =>
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

/** Kits of one role or of several, in the order they are shown. */
export const kitsOf = (db: Db, roleIds: readonly string[]) => kits(db).where('role_id', 'in', roleIds).execute();

/** One kit; undefined for an unknown one. */
export const findKit = (db: Db, id: string) => kits(db).where('id', '=', id).executeTakeFirst();

/** What is in some kits, in the order of their places. */
export const itemsOf = (db: Db, kitIds: readonly string[]) =>
  db
    .selectFrom('kit_items')
    .select(['kit_id', 'icon', 'name', 'count'])
    .where('kit_id', 'in', kitIds)
    .orderBy('position')
    .execute();

export type AbilityRow = Awaited<ReturnType<typeof abilitiesOf>>[number];
export type KitRow = Awaited<ReturnType<typeof kitsOf>>[number];
export type KitItemRow = Awaited<ReturnType<typeof itemsOf>>[number];
