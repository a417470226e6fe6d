import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import type { Viewer } from '../privacy/viewer.ts';

/** The server that a player left last; undefined if they have not played yet. */
export const findLastServer = (db: Db, playerId: string) =>
  db
    .selectFrom('playtime_totals')
    .select('server_id')
    .where('player_id', '=', playerId)
    .orderBy('last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Active roles of a player, the one that ends first comes first. */
export const listActiveRoles = (db: Db, playerId: string, now: Date) =>
  db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .select(['roles.id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier', 'grants.expires_at'])
    .where('grants.player_id', '=', playerId)
    .where('grants.held_until', '>', now)
    .orderBy('grants.held_until')
    .orderBy('grants.id')
    .limit(100)
    .execute();

/** Friends of the viewer among these players (logins in lower case) who show the viewer that they are online. */
export const listFriendsAmong = (db: Db, viewer: Viewer, logins: readonly string[]) =>
  db
    .selectFrom('friendships')
    .innerJoin('players', 'players.id', 'friendships.friend_id')
    .select('players.login')
    .where('friendships.player_id', '=', viewer.playerId)
    .where(sql<string>`lower(players.login)`, 'in', logins)
    .where(seenBy(viewer, 'online'))
    .orderBy(sql`lower(players.login)`)
    .execute();

/** The next announced wipe of any server. */
export const findNextWipeOfAll = (db: Db, now: Date) =>
  db
    .selectFrom('server_wipes')
    .select(['server_id', 'at'])
    .where('state', '=', 'announced')
    .where('at', '>', now)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
