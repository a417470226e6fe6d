import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** The browser or session that a challenge was issued to, and its purpose: no other may answer it. */
export type ChallengeScope =
  | {
      purpose: 'enter';
      /** SHA-256 of the browser's key. */
      browser: Buffer;
    }
  | { purpose: 'check' | 'add'; sessionId: string };

const toRow = (scope: ChallengeScope, challenge: string) => ({
  challenge: createHash('sha256').update(challenge).digest(),
  purpose: scope.purpose,
  browser: 'browser' in scope ? scope.browser : null,
  session_id: 'sessionId' in scope ? scope.sessionId : null,
});

export async function insertChallenge(
  db: Db,
  scope: ChallengeScope,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ ...toRow(scope, challenge), expires_at: expiresAt })
    .execute();
}

/** Deletes a challenge. Returns true to one of parallel callers only. */
export async function deleteChallenge(db: Db, scope: ChallengeScope, challenge: string, now: Date): Promise<boolean> {
  const row = toRow(scope, challenge);
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', row.challenge)
    .where('purpose', '=', row.purpose)
    .where('browser', 'is not distinct from', row.browser)
    .where('session_id', 'is not distinct from', row.session_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a batch of expired challenges. Returns whether more may remain. */
export const deleteExpiredChallenges = (trx: Trx, now: Date): Promise<boolean> =>
  deleteBatch(trx, 'passkey_challenges', sql`expires_at < ${now}`);
