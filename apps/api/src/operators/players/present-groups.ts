import { STAFF_GROUPS, type StaffGroup } from './change-groups.ts';

/** The groups of a player besides `player`. */
export const presentGroups = (groups: readonly string[]): StaffGroup[] =>
  STAFF_GROUPS.filter((group) => groups.includes(group));
