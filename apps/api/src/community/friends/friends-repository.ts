import { type Expression, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import { type Owner, seenBy } from '../privacy/privacy-repository.ts';
import type { Viewer } from '../privacy/viewer.ts';

export interface FriendRow {
  login: string;
  since: Date;
  /** Sort key that does not identify the player: it is part of cursors. */
  place: string;
  /** Whether the viewer may know who it is. */
  shown: boolean;
  /** Whether the viewer may know that this friend is online. */
  seesOnline: boolean;
}

/** Friends of a player; a friend who hides their own friends from the viewer is not shown here either. */
export const friendsOf = (db: Db, owner: Owner, viewer: Viewer): Expression<FriendRow> =>
  db
    .selectFrom('friendships')
    .innerJoin('players', 'players.id', 'friendships.friend_id')
    .select(['players.login', 'friendships.since', 'friendships.place'])
    .select(owner.kind === 'owner' ? sql<boolean>`true`.as('shown') : seenBy(viewer, 'friends').as('shown'))
    .select(seenBy(viewer, 'online').as('seesOnline'))
    .where('friendships.player_id', '=', owner.id);

export interface KnownPlayerRow {
  id: string;
  login: string;
  at: Date;
}

/** Requests to a player, except those from players whom they block. */
const waitingFor = (db: Db, playerId: string) =>
  db
    .selectFrom('friend_requests as asked')
    .where('asked.to_id', '=', playerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('player_blocks')
            .select('blocked_id')
            .where('player_id', '=', playerId)
            .whereRef('blocked_id', '=', 'asked.from_id'),
        ),
      ),
    );

export const requestsTo = (db: Db, playerId: string): Expression<KnownPlayerRow> =>
  waitingFor(db, playerId)
    .innerJoin('players', 'players.id', 'asked.from_id')
    .select(['asked.from_id as id', 'players.login', 'asked.created_at as at']);

/** How many of them there are, counted up to 100. */
export async function countRequestsTo(db: Db, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom(waitingFor(db, playerId).select('asked.from_id').limit(100).as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Requests of a player; blocking a player deletes the request to them. */
export const requestsBy = (db: Db, playerId: string): Expression<KnownPlayerRow> =>
  db
    .selectFrom('friend_requests as asked')
    .innerJoin('players', 'players.id', 'asked.to_id')
    .select(['asked.to_id as id', 'players.login', 'asked.created_at as at'])
    .where('asked.from_id', '=', playerId);

/** Players whom this one blocks. */
export const blockedBy = (db: Db, playerId: string): Expression<KnownPlayerRow> =>
  db
    .selectFrom('player_blocks as block')
    .innerJoin('players', 'players.id', 'block.blocked_id')
    .select(['block.blocked_id as id', 'players.login', 'block.created_at as at'])
    .where('block.player_id', '=', playerId);
