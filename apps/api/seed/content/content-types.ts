import type { Period } from '@hoshikraft/shared';
import type { AbilityId } from './abilities.ts';
import { type Words, words } from './words.ts';

export interface ItemContent {
  /** Name of an item drawing of the UI kit. */
  icon: string;
  name: Words;
  count: number;
}

export const item = (icon: string, ru: string, en: string, count = 1): ItemContent => ({
  icon,
  name: words(ru, en),
  count,
});

export interface KitContent {
  /** Unique within its role. */
  id: string;
  name: Words;
  cooldown: { amount: number; unit: 'hour' | 'day' };
  items: ItemContent[];
}

export interface RoleContent {
  /** Unique within its server. */
  id: string;
  color: string;
  bestChoice?: true;
  name: Words;
  summary: Words;
  highlights: Words[];
  /** Kopecks. */
  prices: Record<Period, number>;
  kits: KitContent[];
}

/** What each role of a ladder has of an ability, lowest role first: `null` not at all, `true` simply has it. */
export type AbilitySteps = (Words | true | null)[];

export interface ServerContent {
  id: string;
  name: string;
  color: string;
  address: string;
  summary: Words;
  gameVersion: string;
  /** Id of the client that the launcher installs for it. */
  clientId: string;
  pvpMode: 'on' | 'off' | 'duels';
  /** Sides of the square that may be walked, blocks. */
  mainWorldArea: number;
  otherWorldsArea: number;
  mods: string[];
  worlds: Words[];
  /** Lowest first: the place in this list is the tier. */
  roles: RoleContent[];
  abilities: Partial<Record<AbilityId, AbilitySteps>>;
}

export interface TeamGroupContent {
  id: string;
  title: Words;
  description: Words;
  members: { login: string; role: Words; serverId: string | null }[];
}

export interface RuleSectionContent {
  id: string;
  title: Words;
  /** The day its wording was last changed. */
  updatedAt: string;
  items: { text: Words; punishment: Words | null }[];
}
