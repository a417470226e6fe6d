import { addPlayer, type Player } from '../../../../testing/players.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { addInvite } from '../invites-repository.ts';

/** A player invited by a code, without the slow password hash of a registration. */
export async function inviteFriend(api: TestApp, code: string, ip = '127.0.0.1'): Promise<Player> {
  const friend = await addPlayer(api, 0);
  const now = api.clock.now();
  await inTransaction(api.app.db, (trx) => addInvite(trx, { playerId: friend.playerId, code, ip, now }));
  return friend;
}

/** Sets when a player's session was last used. */
export const setLastSeen = (api: TestApp, player: Player, at: number) =>
  api.app.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(at) })
    .where('id', '=', player.accessId)
    .execute();

/** Hours paid for a player. */
export const hoursOf = async (api: TestApp, { playerId }: Player): Promise<number> =>
  (
    await api.app.db
      .selectFrom('referral_invites')
      .select('hours')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).hours;
