import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { localized } from '../../platform/database/localized.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { findTeam, type TeamRows } from './team-repository.ts';

export const presentTeam = ({ groups, members }: TeamRows, locale: Locale): components['schemas']['Team'] => ({
  groups: groups.map((group) => ({
    id: group.id,
    title: localized(group.title, locale),
    description: localized(group.description, locale),
    members: members
      .filter((member) => member.group_id === group.id)
      .map((member) => ({
        login: member.login,
        role: localized(member.role, locale),
        // Without the skin, so that a cached response does not show an outdated one.
        avatarOrSkin: null,
        serverId: member.server_id,
      })),
  })),
});

/** The people behind the project. */
export const getTeam = defineOperation('getTeam', async (_request, { app, locale }) => ({
  status: 200,
  body: presentTeam(await findTeam(app.db), locale),
}));
