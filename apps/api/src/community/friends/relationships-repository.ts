import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';
import type { Relationship } from './friend-state.ts';

/** The acting player and the other one. */
export interface Pair {
  readonly me: string;
  readonly other: string;
}

/** Locks both players until the end of the transaction, always in the same order, and returns their relationship. */
export async function lockPair(trx: Trx, { me, other }: Pair): Promise<Relationship> {
  await sql`SELECT 1 FROM players WHERE id IN (${me}, ${other}) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<Relationship>`SELECT
    EXISTS (SELECT FROM friendships WHERE player_id = ${me} AND friend_id = ${other}) AS friends,
    EXISTS (SELECT FROM friend_requests WHERE from_id = ${me} AND to_id = ${other}) AS outgoing,
    EXISTS (SELECT FROM friend_requests WHERE from_id = ${other} AND to_id = ${me}) AS incoming,
    EXISTS (SELECT FROM player_blocks WHERE player_id = ${me} AND blocked_id = ${other}) AS blocks`.execute(trx);
  const [relationship] = rows;
  if (relationship === undefined) throw new Error('a SELECT without FROM answers one row');
  return relationship;
}

/** Makes two players friends and deletes their requests to each other. */
export async function befriend(trx: Trx, { me, other }: Pair, now: Date): Promise<void> {
  await endRequest(trx, me, other);
  await endRequest(trx, other, me);
  // One statement: the trigger of the table updates both counters in the order of ids.
  await trx
    .insertInto('friendships')
    .values([
      { player_id: me, friend_id: other, since: now },
      { player_id: other, friend_id: me, since: now },
    ])
    .execute();
}

export const endFriendship = async (trx: Trx, { me, other }: Pair): Promise<void> => {
  await trx
    .deleteFrom('friendships')
    .where('player_id', 'in', [me, other])
    .where('friend_id', 'in', [me, other])
    .execute();
};

export const endRequest = async (trx: Trx, from: string, to: string): Promise<void> => {
  await trx.deleteFrom('friend_requests').where('from_id', '=', from).where('to_id', '=', to).execute();
};

/** Times of the player's requests since a moment, oldest first; deletes older ones. */
export async function requestsSince(trx: Trx, from: string, since: Date): Promise<Date[]> {
  await trx.deleteFrom('friend_requests_made').where('from_id', '=', from).where('made_at', '<=', since).execute();
  const made = trx.selectFrom('friend_requests_made').select('made_at').where('from_id', '=', from).orderBy('made_at');
  return (await made.execute()).map(({ made_at }) => made_at);
}

export const addRequest = async (trx: Trx, { me, other }: Pair, now: Date): Promise<void> => {
  await trx.insertInto('friend_requests').values({ from_id: me, to_id: other, created_at: now }).execute();
  await trx.insertInto('friend_requests_made').values({ from_id: me, made_at: now }).execute();
};

export const addBlock = async (trx: Trx, { me, other }: Pair, now: Date): Promise<void> => {
  await trx
    .insertInto('player_blocks')
    .values({ player_id: me, blocked_id: other, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const endBlock = async (trx: Trx, { me, other }: Pair): Promise<void> => {
  await trx.deleteFrom('player_blocks').where('player_id', '=', me).where('blocked_id', '=', other).execute();
};
