import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Player } from '../../../../testing/players.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openAccount } from '../../../billing/ledger/accounts.ts';
import { transfer } from '../../../billing/ledger/transfer.ts';

/** Actions of players that leaderboards count. */
export function deedsOn(api: TestApp) {
  const play = async (player: Player, server: string, hours: number, daysAgo = 0) => {
    const leftAt = new Date(api.clock.now().getTime() - daysAgo * DAY_MS);
    await api.app.db
      .insertInto('play_sessions')
      .values({
        server_id: server,
        id: randomUUID(),
        login: player.login,
        player_id: player.playerId,
        joined_at: new Date(leftAt.getTime() - hours * HOUR_MS),
        left_at: leftAt,
        afk_seconds: 0,
      })
      .execute();
  };
  const earn = (player: Player, serverId: string, coins: number) =>
    api.app.db.transaction().execute(async (trx) => {
      const entries = [
        { account: await openAccount(trx, { playerId: player.playerId, kind: 'coins', serverId }), amount: coins },
        { account: await openAccount(trx, { playerId: null, kind: 'opening', serverId }), amount: -coins },
      ];
      await transfer(trx, { kind: 'opening', reference: randomUUID(), at: api.clock.now(), entries });
    });
  const like = (player: Player, by: Player) =>
    api.app.db
      .insertInto('profile_likes')
      .values({ player_id: player.playerId, liked_by: by.playerId, created_at: api.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const ban = async (player: Player, server: string | null, until: Date | null) =>
    (
      await api.app.db
        .insertInto('bans')
        .values({
          player_id: player.playerId,
          login_key: player.login.toLowerCase(),
          server_id: server,
          banned_by: 'Volt_Sensei',
          ban_reason: 'griefing',
          banned_at: api.clock.now(),
          unban_at: until,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  return { play, earn, like, ban };
}
