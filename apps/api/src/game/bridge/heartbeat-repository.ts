import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { Heartbeat } from './read-heartbeat.ts';
import { OFFLINE_AFTER_MS } from '../servers/heartbeat-age.ts';

export interface ReceivedHeartbeat {
  serverId: string;
  beat: Heartbeat;
  /** By the game server's clock, as signed. */
  sentAt: Date;
  receivedAt: Date;
}

/**
 * Stores the newest state of a game server. Within one boot the higher number wins, between two boots the later one. Once the
 * stored state is of an offline server, its clock is no longer compared.
 *
 * @returns whether it was the newest
 */
export async function storeHeartbeat(
  trx: Trx,
  { serverId, beat, sentAt, receivedAt }: ReceivedHeartbeat,
): Promise<boolean> {
  const { rows } = await sql<{ server_id: string }>`
    INSERT INTO heartbeats AS known (
      server_id, boot_id, seq, sent_at, received_at, tps, online_count, max_players, game_version, worlds, online)
    VALUES (
      ${serverId}, ${beat.bootId}, ${beat.seq}, ${sentAt}, ${receivedAt}, ${beat.tps}, ${beat.onlineCount},
      ${beat.maxPlayers}, ${beat.gameVersion}, ${JSON.stringify(beat.worlds)}, ${JSON.stringify(beat.online)})
    ON CONFLICT (server_id) DO UPDATE SET
      boot_id = excluded.boot_id, seq = excluded.seq, sent_at = excluded.sent_at, received_at = excluded.received_at,
      tps = excluded.tps, online_count = excluded.online_count, max_players = excluded.max_players,
      game_version = excluded.game_version, worlds = excluded.worlds, online = excluded.online
    WHERE CASE WHEN known.boot_id = excluded.boot_id THEN known.seq < excluded.seq
      ELSE known.sent_at < excluded.sent_at OR known.received_at < ${new Date(receivedAt.getTime() - OFFLINE_AFTER_MS)}
      END
    RETURNING server_id`.execute(trx);
  return rows.length > 0;
}

/** What each game server last said of itself. */
export const listLastHeartbeats = (db: Db) =>
  db
    .selectFrom('heartbeats')
    .select(['server_id', 'received_at', 'online_count', 'max_players', 'tps', 'game_version'])
    .execute();

/** Adds a heartbeat to the series of its server: one row each for minute, hour and day. */
export async function addServerSample(trx: Trx, { serverId, beat, receivedAt }: ReceivedHeartbeat): Promise<void> {
  const online = beat.onlineCount;
  await sql`
    INSERT INTO online_samples AS stored (
      server_id, resolution, bucket, samples, online_sum, online_max, online_max_at, tps_sum, tps_min)
    SELECT ${serverId}, resolution, date_trunc(resolution, ${receivedAt}::timestamptz, 'UTC'), 1,
      ${online}::integer, ${online}::integer, ${receivedAt}::timestamptz, ${beat.tps}::double precision, ${beat.tps}::double precision
    FROM unnest(ARRAY['minute', 'hour', 'day']) AS resolution
    ON CONFLICT (server_id, resolution, bucket) DO UPDATE SET
      samples = stored.samples + 1,
      online_sum = stored.online_sum + excluded.online_sum,
      online_max = greatest(stored.online_max, excluded.online_max),
      online_max_at = CASE WHEN excluded.online_max > stored.online_max THEN excluded.online_max_at ELSE stored.online_max_at END,
      tps_sum = stored.tps_sum + excluded.tps_sum,
      tps_min = least(stored.tps_min, excluded.tps_min)`.execute(trx);
}

/** Adds the number of players on all servers that are not offline to the total series. */
export async function addTotalSample(trx: Trx, at: Date): Promise<void> {
  await sql`
    INSERT INTO online_totals AS stored (resolution, bucket, samples, online_sum, online_max, online_max_at)
    SELECT resolution, date_trunc(resolution, ${at}::timestamptz, 'UTC'), 1, total.online, total.online, ${at}::timestamptz
    FROM unnest(ARRAY['minute', 'hour', 'day']) AS resolution,
      (SELECT coalesce(sum(online_count), 0)::integer AS online FROM heartbeats
        WHERE received_at >= ${new Date(at.getTime() - OFFLINE_AFTER_MS)}) AS total
    ON CONFLICT (resolution, bucket) DO UPDATE SET
      samples = stored.samples + 1,
      online_sum = stored.online_sum + excluded.online_sum,
      online_max = greatest(stored.online_max, excluded.online_max),
      online_max_at = CASE WHEN excluded.online_max > stored.online_max THEN excluded.online_max_at ELSE stored.online_max_at END`.execute(
    trx,
  );
}
