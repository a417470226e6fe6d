import type { ItemIcon, Period } from '@hoshikraft/shared';
import type { AbilityId } from './abilities.ts';
import { type LocalizedText, localized } from './localized.ts';

export interface ItemContent {
  icon: ItemIcon;
  name: LocalizedText;
  count: number;
}

export const item = (icon: ItemIcon, ru: string, en: string, count = 1): ItemContent => ({
  icon,
  name: localized(ru, en),
  count,
});

export interface KitContent {
  /** Unique within its role. */
  id: string;
  name: LocalizedText;
  cooldown: { amount: number; unit: 'hour' | 'day' };
  items: ItemContent[];
}

export interface RoleContent {
  /** Unique within its server. */
  id: string;
  color: string;
  bestChoice?: true;
  name: LocalizedText;
  summary: LocalizedText;
  highlights: LocalizedText[];
  /** Kopecks. */
  prices: Record<Period, number>;
  kits: KitContent[];
}

/** An ability on each role of a server, lowest role first: `null` lacks it, `true` has it without an amount. */
export type AbilitySteps = (LocalizedText | true | null)[];

export interface ServerContent {
  id: string;
  name: string;
  color: string;
  address: string;
  summary: LocalizedText;
  gameVersion: string;
  /** Id of the client that the launcher installs for it. */
  clientId: string;
  pvpMode: 'on' | 'off' | 'duels';
  /** Sides of the square world border, blocks. */
  mainWorldArea: number;
  otherWorldsArea: number;
  mods: string[];
  worlds: LocalizedText[];
  /** Lowest first: the position in this list is the tier. */
  roles: RoleContent[];
  abilities: Partial<Record<AbilityId, AbilitySteps>>;
}

export interface TeamGroupContent {
  id: string;
  title: LocalizedText;
  description: LocalizedText;
  members: { login: string; role: LocalizedText; serverId: string | null }[];
}

export interface RuleSectionContent {
  id: string;
  title: LocalizedText;
  /** Day of the last change of the wording. */
  updatedAt: string;
  items: { title: LocalizedText; text: LocalizedText; punishment: LocalizedText | null }[];
}
