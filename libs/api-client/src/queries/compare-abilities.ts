import type { components } from '@hoshikraft/contract';

export interface ComparedAbility {
  id: string;
  icon: string;
  title: string;
  /** By role id: how much of it, or true where it is simply there. Roles that lack it have no entry. */
  values: Readonly<Record<string, string | true>>;
}

/** One row for each ability that any of the roles gives, in the order in which they first appear. */
export const compareAbilities = (
  features: readonly Pick<components['schemas']['RoleFeatures'], 'roleId' | 'abilities'>[],
): ComparedAbility[] => {
  const rows = new Map<string, ComparedAbility & { values: Record<string, string | true> }>();
  for (const { roleId, abilities } of features) {
    for (const { id, icon, title, value } of abilities) {
      const row = rows.get(id) ?? { id, icon, title, values: {} };
      row.values[roleId] = value ?? true;
      rows.set(id, row);
    }
  }
  return [...rows.values()];
};
