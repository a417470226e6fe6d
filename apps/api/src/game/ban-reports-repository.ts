import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import type { Trx } from '../database/types.ts';

type GameBan = components['schemas']['GameBan'];

/**
 * Keeps bans by the game server's own ids. A repeat changes nothing, an older report never replaces a newer one, and a
 * lifted ban stays lifted: a report that was on its way while the player bought it off must not bring it back. One that
 * ran out is in force again when its end is moved. A ban of an unknown login is skipped.
 */
export async function keepBans(
  trx: Trx,
  serverId: string,
  bans: readonly GameBan[],
  reportedAt: Date,
  now: Date,
): Promise<void> {
  if (bans.length === 0) return;
  // The last word on each, in the order of ids: two batches over the same bans never wait for each other.
  const known = new Map(bans.map((ban) => [ban.id, ban]));
  const rows = [...known.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
  await sql`
    INSERT INTO bans AS kept (player_id, server_id, game_ban_id, banned_by, ban_reason, banned_at, unban_at, unban_price,
      reported_at, lifted_at, game_lifted_at, login_key)
    SELECT players.id, ${serverId}, told.id, told.banned_by, told.ban_reason, told.banned_at, told.unban_at,
      told."unbanPrice", ${reportedAt}::timestamptz,
      CASE WHEN told.lifted THEN coalesce(told.lifted_at, ${now}::timestamptz) END,
      CASE WHEN told.lifted THEN coalesce(told.lifted_at, ${now}::timestamptz) END, lower(players.login)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS told (
      id text, login text, banned_by text, ban_reason text, banned_at timestamptz, unban_at timestamptz,
      "unbanPrice" bigint, lifted boolean, lifted_at timestamptz)
    JOIN players ON lower(players.login) = lower(told.login)
    ON CONFLICT (server_id, game_ban_id) WHERE game_ban_id IS NOT NULL DO UPDATE SET
      banned_by = CASE WHEN excluded.reported_at < kept.reported_at THEN kept.banned_by ELSE excluded.banned_by END,
      ban_reason = CASE WHEN excluded.reported_at < kept.reported_at THEN kept.ban_reason ELSE excluded.ban_reason END,
      unban_at = CASE WHEN excluded.reported_at < kept.reported_at THEN kept.unban_at ELSE excluded.unban_at END,
      unban_price = CASE WHEN excluded.reported_at < kept.reported_at THEN kept.unban_price ELSE excluded.unban_price END,
      expired_at = CASE WHEN excluded.reported_at >= kept.reported_at
        AND coalesce(excluded.unban_at, 'infinity') > ${now}::timestamptz THEN NULL ELSE kept.expired_at END,
      reported_at = greatest(kept.reported_at, excluded.reported_at),
      lifted_at = coalesce(kept.lifted_at, excluded.lifted_at),
      game_lifted_at = coalesce(kept.game_lifted_at, excluded.game_lifted_at)`.execute(trx);
}
