import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** What failures are counted by: the pair of a login and an address, an address, or a login. */
export type Scope = 'pair' | 'address' | 'login';

/** Gets and locks the count of one scope until the transaction ends. A count older than `forgotten` restarts at 0. */
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
 * Counts a failure of an address in one short statement, because a whole network shares the row. The count's age is that of
 * its first failure: in a large network there are always some failures, so a count renewed by each would never expire.
 *
 * @returns the failures before this one
 */
export async function countFailureOfAddress(
  db: Db,
  subject: Buffer,
  { now, forgotten }: { now: Date; forgotten: Date },
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO sign_in_failures AS stored (scope, subject, failures, last_failed_at)
    VALUES ('address', ${subject}, 1, ${now}::timestamptz)
    ON CONFLICT (scope, subject) DO UPDATE SET
      failures = CASE WHEN stored.last_failed_at < ${forgotten}::timestamptz THEN 1 ELSE stored.failures + 1 END,
      last_failed_at = CASE WHEN stored.failures = 0 OR stored.last_failed_at < ${forgotten}::timestamptz
        THEN excluded.last_failed_at ELSE stored.last_failed_at END
    RETURNING failures`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a failure was not counted');
  return counted.failures - 1;
}

/** Subtracts one failure from a count, or resets it. */
export async function subtractFailures(db: Db, scope: Scope, subject: Buffer, which: 'one' | 'all'): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: which === 'one' ? eb.fn<number>('greatest', [eb.val(0), eb('failures', '-', 1)]) : 0 }))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute();
}

/** Lists the counts of these subjects that are not older than `forgotten`. */
export const listCounts = (db: Db, subjects: Readonly<Record<Scope, Buffer>>, forgotten: Date) =>
  db
    .selectFrom('sign_in_failures')
    .select(['scope', 'failures'])
    .where('last_failed_at', '>=', forgotten)
    .where((eb) => eb.or(Object.entries(subjects).map(([scope, subject]) => eb.and({ scope, subject }))))
    .execute();

/** Deletes a batch of counts older than a moment. Returns whether more may remain. */
export const deleteCountsBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteBatch(trx, 'sign_in_failures', sql`last_failed_at < ${moment}`);
