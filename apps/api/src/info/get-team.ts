import { defineOperation } from '../contract-binder/operation-types.ts';
import { localized } from '../database/localized.ts';

export const getTeam = defineOperation('getTeam', async (_request, { app, locale }) => {
  const [groups, members] = await Promise.all([
    app.db.selectFrom('team_groups').select(['id', 'title', 'description']).orderBy('position').execute(),
    app.db.selectFrom('team_members').selectAll().orderBy('position').execute(),
  ]);
  return {
    status: 200,
    body: {
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
    },
  };
});
