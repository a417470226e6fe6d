import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { localized, localizedOrNull } from '../../platform/database/localized.ts';
import { kitCommand } from './kit-command.ts';
import type { AbilityRow, KitItemRow, KitRow } from './features-repository.ts';

type Schemas = components['schemas'];

/** An ability with the amount that one role gives, in one language. */
export const presentAbility = (row: AbilityRow, locale: Locale): Schemas['Ability'] => ({
  id: row.id,
  icon: row.icon,
  title: localized(row.title, locale),
  description: localized(row.description, locale),
  command: row.command,
  value: localizedOrNull(row.value, locale),
});

/** A kit in one language; `items` may include items of other kits. */
export const presentKit = (row: KitRow, items: readonly KitItemRow[], locale: Locale): Schemas['Kit'] => ({
  id: row.id,
  roleId: row.role_id,
  name: localized(row.name, locale),
  command: kitCommand(row),
  cooldown: { amount: row.cooldown_amount, unit: row.cooldown_unit as Schemas['Cooldown']['unit'] },
  items: items
    .filter((item) => item.kit_id === row.id)
    .map((item) => ({ icon: item.icon, name: localized(item.name, locale), count: item.count })),
});
