import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

/** Who was asked, and what for: nobody else's answer is taken. */
export type Asked =
  | {
      purpose: 'enter';
      /** SHA-256 of the key that the browser holds. */
      browser: Buffer;
    }
  | { purpose: 'check' | 'add'; sessionId: string };

const rowOf = (asked: Asked, challenge: string) => ({
  challenge: createHash('sha256').update(challenge).digest(),
  purpose: asked.purpose,
  browser: 'browser' in asked ? asked.browser : null,
  session_id: 'sessionId' in asked ? asked.sessionId : null,
});

export async function keepChallenge(db: Db, asked: Asked, challenge: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ ...rowOf(asked, challenge), expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up; of two answers at once one is told true. */
export async function takeChallenge(db: Db, asked: Asked, challenge: string, now: Date): Promise<boolean> {
  const row = rowOf(asked, challenge);
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

/** Forgets some challenges that ran out; answers whether there may be more of them. */
export const forgetChallenges = (trx: Trx, now: Date): Promise<boolean> =>
  deleteSome(trx, 'passkey_challenges', sql`expires_at < ${now}`);
