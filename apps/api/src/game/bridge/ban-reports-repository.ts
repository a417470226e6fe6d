import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';

type GameBan = components['schemas']['GameBan'];

/**
 * Inserts or updates bans by the game server's own ids. A repeat changes nothing, an older report never replaces a newer one,
 * and a lifted ban stays lifted: a report that was in transit while the player bought an unban must not restore it. An
 * expired ban becomes active again when its end is moved. A ban of an unknown login is skipped.
 */
export async function upsertBans(
  trx: Trx,
  serverId: string,
  bans: readonly GameBan[],
  reportedAt: Date,
  now: Date,
): Promise<void> {
  if (bans.length === 0) return;
  // The last report of each ban, sorted by id: two batches over the same bans cannot deadlock.
  const known = new Map(bans.map((ban) => [ban.id, ban]));
  const rows = [...known.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
  await sql`
    INSERT INTO bans AS stored (player_id, server_id, game_ban_id, banned_by, ban_reason, banned_at, unban_at, unban_price,
      reported_at, lifted_at, game_lifted_at, login_key)
    SELECT players.id, ${serverId}, reported.id, reported.banned_by, reported.ban_reason, reported.banned_at, reported.unban_at,
      reported."unbanPrice", ${reportedAt}::timestamptz,
      CASE WHEN reported.lifted THEN coalesce(reported.lifted_at, ${now}::timestamptz) END,
      CASE WHEN reported.lifted THEN coalesce(reported.lifted_at, ${now}::timestamptz) END, lower(players.login)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS reported (
      id text, login text, banned_by text, ban_reason text, banned_at timestamptz, unban_at timestamptz,
      "unbanPrice" bigint, lifted boolean, lifted_at timestamptz)
    JOIN players ON lower(players.login) = lower(reported.login)
    ON CONFLICT (server_id, game_ban_id) WHERE game_ban_id IS NOT NULL DO UPDATE SET
      banned_by = CASE WHEN excluded.reported_at < stored.reported_at THEN stored.banned_by ELSE excluded.banned_by END,
      ban_reason = CASE WHEN excluded.reported_at < stored.reported_at THEN stored.ban_reason ELSE excluded.ban_reason END,
      unban_at = CASE WHEN excluded.reported_at < stored.reported_at THEN stored.unban_at ELSE excluded.unban_at END,
      unban_price = CASE WHEN excluded.reported_at < stored.reported_at THEN stored.unban_price ELSE excluded.unban_price END,
      expired_at = CASE WHEN excluded.reported_at >= stored.reported_at
        AND coalesce(excluded.unban_at, 'infinity') > ${now}::timestamptz THEN NULL ELSE stored.expired_at END,
      reported_at = greatest(stored.reported_at, excluded.reported_at),
      lifted_at = coalesce(stored.lifted_at, excluded.lifted_at),
      game_lifted_at = coalesce(stored.game_lifted_at, excluded.game_lifted_at)`.execute(trx);
}
