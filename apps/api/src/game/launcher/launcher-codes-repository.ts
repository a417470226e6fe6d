import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

export interface LauncherCode {
  /** SHA-256 of the code. */
  code: Buffer;
  /** The session of the browser in which the player confirmed. */
  sessionId: string;
  /** SHA-256 of the launcher's verifier. */
  challenge: Buffer;
  port: number;
}

export async function addCode(
  db: Db,
  { code, sessionId, challenge, port }: LauncherCode,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('launcher_codes')
    .values({ code, session_id: sessionId, challenge, port, expires_at: expiresAt })
    .execute();
}

/** Deletes the code and returns what it is bound to, if it is valid at `now`; of parallel calls only one gets it. */
export async function consumeCode(db: Db, code: Buffer, now: Date) {
  const row = await db
    .deleteFrom('launcher_codes')
    .using('sessions')
    .whereRef('sessions.id', '=', 'launcher_codes.session_id')
    .where('launcher_codes.code', '=', code)
    .returning([
      'launcher_codes.challenge',
      'launcher_codes.port',
      'launcher_codes.expires_at',
      'sessions.player_id',
      'sessions.ended_at',
    ])
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now || row.ended_at !== null) return undefined;
  return { challenge: row.challenge, port: row.port, playerId: row.player_id };
}

/** Deletes a batch of codes that expired before a moment. Returns whether more may remain. */
export const deleteExpiredCodes = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteBatch(trx, 'launcher_codes', sql`expires_at < ${moment}`);
