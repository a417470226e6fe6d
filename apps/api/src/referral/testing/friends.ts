import { addPlayer, type Player } from '../../../testing/players.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { addInvite } from '../invites-repository.ts';

/** A player who registered by somebody's code; registration, with its slow password, is left out. */
export async function inviteFriend(api: TestApp, code: string, ip = '127.0.0.1'): Promise<Player> {
  const friend = await addPlayer(api, 0);
  const now = api.clock.now();
  await inTransaction(api.app.db, (trx) => addInvite(trx, { playerId: friend.playerId, code, ip, now }));
  return friend;
}

/** Somebody's session was in use at a moment. */
export const beSeen = (api: TestApp, player: Player, at: number) =>
  api.app.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(at) })
    .where('id', '=', player.accessId)
    .execute();

/** Hours that were paid for a player. */
export const hoursOf = async (api: TestApp, { playerId }: Player): Promise<number> =>
  (
    await api.app.db
      .selectFrom('referral_invites')
      .select('hours')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).hours;
