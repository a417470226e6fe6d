import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

/** What failures are counted by: a login from an address, an address, a login. */
export type Scope = 'pair' | 'address' | 'login';

/** The count of one scope, kept locked to the end of the transaction; one older than `forgotten` begins anew. */
export async function lockCount(
  trx: Trx,
  scope: Scope,
  subject: Buffer,
  { now, forgotten }: { now: Date; forgotten: Date },
): Promise<{ failures: number; lastFailedAt: Date }> {
  const row = await trx
    .insertInto('sign_in_failures')
    .values({ scope, subject, failures: 0, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subject']).doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('sign_in_failures.last_failed_at', '<', forgotten)
          .then(0)
          .else(eb.ref('sign_in_failures.failures'))
          .end(),
      })),
    )
    .returning(['failures', 'last_failed_at'])
    .executeTakeFirstOrThrow();
  return { failures: row.failures, lastFailedAt: row.last_failed_at };
}

export async function countFailure(trx: Trx, scope: Scope, subject: Buffer, now: Date): Promise<void> {
  await trx
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: eb('failures', '+', 1), last_failed_at: now }))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Counts a failure of an address, in one statement that holds the count for no longer: a whole network shares it. Its age is
 * that of its first failure: where somebody always mistypes, a count that each failure keeps alive would never end.
 *
 * @returns the failures before this one
 */
export async function countFailureOfAddress(
  db: Db,
  subject: Buffer,
  { now, forgotten }: { now: Date; forgotten: Date },
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO sign_in_failures AS kept (scope, subject, failures, last_failed_at)
    VALUES ('address', ${subject}, 1, ${now}::timestamptz)
    ON CONFLICT (scope, subject) DO UPDATE SET
      failures = CASE WHEN kept.last_failed_at < ${forgotten}::timestamptz THEN 1 ELSE kept.failures + 1 END,
      last_failed_at = CASE WHEN kept.failures = 0 OR kept.last_failed_at < ${forgotten}::timestamptz
        THEN excluded.last_failed_at ELSE kept.last_failed_at END
    RETURNING failures`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a failure was not counted');
  return counted.failures - 1;
}

/** Takes one failure off a count, or all of them. */
export async function uncountFailures(db: Db, scope: Scope, subject: Buffer, which: 'one' | 'all'): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: which === 'one' ? eb.fn<number>('greatest', [eb.val(0), eb('failures', '-', 1)]) : 0 }))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute();
}

/** The counts of these subjects that are not older than `forgotten`. */
export const countsOf = (db: Db, subjects: Readonly<Record<Scope, Buffer>>, forgotten: Date) =>
  db
    .selectFrom('sign_in_failures')
    .select(['scope', 'failures'])
    .where('last_failed_at', '>=', forgotten)
    .where((eb) => eb.or(Object.entries(subjects).map(([scope, subject]) => eb.and({ scope, subject }))))
    .execute();

/** Forgets some counts that are older than a moment; answers whether there may be more of them. */
export const forgetCountsBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteSome(trx, 'sign_in_failures', sql`last_failed_at < ${moment}`);
