import { ITEM_ICONS, type ItemIcon } from '@hoshikraft/shared';
import { type IconName, iconNames } from '@hoshikraft/ui';

/** The kit's icon of this name; a sparkle if this build does not have it yet. */
export const abilityIcon = (name: string): IconName => iconNames.find((known) => known === name) ?? 'sparkle';

/** The item picture of this name; a chest if this build does not have it yet. */
export const itemIcon = (name: string): ItemIcon => ITEM_ICONS.find((known) => known === name) ?? 'chest';
