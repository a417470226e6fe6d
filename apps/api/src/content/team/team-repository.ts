import type { Db } from '../../platform/database/types.ts';

const groupsInOrder = (db: Db) =>
  db.selectFrom('team_groups').select(['id', 'title', 'description']).orderBy('position').execute();

const membersInOrder = (db: Db) =>
  db.selectFrom('team_members').select(['group_id', 'login', 'role', 'server_id']).orderBy('position').execute();

/** Data of `getTeam`. */
export const findTeam = async (db: Db) => {
  const [groups, members] = await Promise.all([groupsInOrder(db), membersInOrder(db)]);
  return { groups, members };
};

export type TeamRows = Awaited<ReturnType<typeof findTeam>>;
