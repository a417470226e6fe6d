import type { Schemas } from '@hoshikraft/api-client';

export interface ComparedAbility {
  id: string;
  icon: string;
  title: string;
  /** By role id: how much of it, or true where it is simply there. Roles that lack it are not in the map. */
  values: ReadonlyMap<string, string | true>;
}

/** One row for each ability that any of the roles gives, in the order in which they first appear. */
export const compareAbilities = (features: readonly Schemas['RoleFeatures'][]): ComparedAbility[] => {
  const rows = new Map<string, ComparedAbility & { values: Map<string, string | true> }>();
  for (const { roleId, abilities } of features) {
    for (const { id, icon, title, value } of abilities) {
      const row = rows.get(id) ?? { id, icon, title, values: new Map<string, string | true>() };
      row.values.set(roleId, value ?? true);
      rows.set(id, row);
    }
  }
  return [...rows.values()];
};
