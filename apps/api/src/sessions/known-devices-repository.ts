import { sql } from 'kysely';
import type { Trx } from '../database/types.ts';

interface Begun {
  /** The session that was just begun. */
  id: string;
  playerId: string;
  userAgent: string | null;
  addressPrefix: string;
}

/**
 * Whether no other session that is still kept came from this network by such a browser, whatever its version. A player who
 * has just registered has none, and nothing to be told.
 */
export async function isNewDevice(trx: Trx, { id, playerId, userAgent, addressPrefix }: Begun): Promise<boolean> {
  const { rows } = await sql<{ new: boolean }>`
    SELECT NOT EXISTS (
      SELECT FROM sessions WHERE player_id = ${playerId} AND id <> ${id} AND pending_factor IS NULL AND address_prefix = ${addressPrefix}
        AND regexp_replace(coalesce(user_agent, ''), '[0-9._]+', '', 'g')
          = regexp_replace(coalesce(${userAgent}::text, ''), '[0-9._]+', '', 'g')
    ) AND EXISTS (
      SELECT FROM players JOIN sessions ON sessions.id = ${id}
      WHERE players.id = ${playerId} AND registered_at < sessions.created_at - interval '1 minute'
    ) AS new`.execute(trx);
  return rows[0]?.new === true;
}
