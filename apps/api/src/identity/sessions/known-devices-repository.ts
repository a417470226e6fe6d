import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';

interface StartedSession {
  /** The session that was just started. */
  id: string;
  playerId: string;
  userAgent: string | null;
  addressPrefix: string;
}

/**
 * Whether no other stored session came from this network with the same browser, ignoring its version. False for a player who
 * has just registered: there is nothing to notify them of.
 */
export async function isNewDevice(
  trx: Trx,
  { id, playerId, userAgent, addressPrefix }: StartedSession,
): Promise<boolean> {
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
