import { sql } from 'kysely';
import type { Db } from '../../../platform/database/types.ts';

export interface Hour {
  /** Beginning of the hour, milliseconds since 1970. */
  at: number;
  samples: number;
  mean: number;
  most: number;
}

/** Adds hours to the series of one server or of all (`null`). */
export async function addHours(db: Db, serverId: string | null, hours: readonly Hour[]): Promise<void> {
  const rows = hours.map(({ at, mean, ...hour }) => ({
    ...hour,
    bucket: new Date(at).toISOString(),
    sum: Math.round(mean * hour.samples),
  }));
  const records = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS hour (
    bucket timestamptz, samples integer, sum bigint, most integer)`;
  await (
    serverId === null
      ? sql`INSERT INTO online_totals (resolution, bucket, samples, online_sum, online_max, online_max_at)
        SELECT 'hour', bucket, samples, sum, most, bucket FROM ${records}`
      : sql`INSERT INTO online_samples (
          server_id, resolution, bucket, samples, online_sum, online_max, online_max_at, tps_sum, tps_min)
        SELECT ${serverId}, 'hour', bucket, samples, sum, most, bucket, 19 * samples, 18 FROM ${records}`
  ).execute(db);
}
