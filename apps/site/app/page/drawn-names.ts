import { type IconName, iconNames, type KitIcon, kitIcons } from '@hoshikraft/ui';

/** The kit's icon of this name; a sparkle where the API names one that this build does not have yet. */
export const abilityIcon = (name: string): IconName => iconNames.find((known) => known === name) ?? 'sparkle';

/** The kit's drawing of this name; a chest where the API names one that this build does not have yet. */
export const itemIcon = (name: string): KitIcon => kitIcons.find((known) => known === name) ?? 'chest';
