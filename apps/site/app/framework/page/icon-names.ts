import { type IconName, iconNames, type KitIcon, kitIcons } from '@hoshikraft/ui';

/** The kit's icon of this name; a sparkle if this build does not have it yet. */
export const abilityIcon = (name: string): IconName => iconNames.find((known) => known === name) ?? 'sparkle';

/** The kit's item picture of this name; a chest if this build does not have it yet. */
export const itemIcon = (name: string): KitIcon => kitIcons.find((known) => known === name) ?? 'chest';
