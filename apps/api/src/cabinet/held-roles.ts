import type { Db } from '../database/types.ts';

/** Roles a player holds now, by server in their order, the highest first. */
export const heldRoles = (db: Db, playerId: string, now: Date) =>
  db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .innerJoin('servers', 'servers.id', 'roles.server_id')
    .select(['roles.id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier'])
    .where('grants.player_id', '=', playerId)
    .where('grants.state', '=', 'active')
    .where((where) => where.or([where('grants.expires_at', 'is', null), where('grants.expires_at', '>', now)]))
    .orderBy('servers.position')
    .orderBy('roles.tier', 'desc')
    .execute();

export type HeldRole = Awaited<ReturnType<typeof heldRoles>>[number];
