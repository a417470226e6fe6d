import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AbilityRow } from './features-repository.ts';
import { presentAbility } from './present-features.ts';

type Row = components['schemas']['ComparedAbility'];

/** One row for each ability of the roles, in the order of first appearance. */
export const presentComparison = (
  roleIds: readonly string[],
  abilities: readonly AbilityRow[],
  locale: Locale,
): Row[] => {
  const rows = new Map<string, Row>();
  for (const roleId of roleIds) {
    for (const ability of abilities) {
      if (ability.role_id !== roleId) continue;
      const { id, icon, title, value } = presentAbility(ability, locale);
      const row = rows.get(id) ?? { id, icon, title, values: [] };
      row.values.push({ roleId, value });
      rows.set(id, row);
    }
  }
  return [...rows.values()];
};
