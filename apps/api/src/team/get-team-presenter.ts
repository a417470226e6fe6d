import type { operations } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { localized } from '../database/localized.ts';
import type { TeamRows } from './get-team-repository.ts';

type Reply = operations['getTeam']['responses'][200]['content']['application/json'];

/** Rows in the shape that the contract promises. */
export const presentTeam = ({ groups, members }: TeamRows, locale: Locale): Reply => ({
  groups: groups.map((group) => ({
    id: group.id,
    title: localized(group.title, locale),
    description: localized(group.description, locale),
    members: members
      .filter((member) => member.group_id === group.id)
      .map((member) => ({
        login: member.login,
        role: localized(member.role, locale),
        // Pictures come with the cabinet's look pages; until a player can set one there is none to show.
        avatarOrSkin: null,
        serverId: member.server_id,
      })),
  })),
});
