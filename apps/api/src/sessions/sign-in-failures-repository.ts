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

/**
 * The moment that a count's age is measured from. Of an address it stays that of its first failure: on a network where
 * somebody always mistypes, a count that each failure keeps alive would never end.
 */
const countedFrom = (scope: Scope, now: Date) =>
  scope === 'address'
    ? sql<Date>`CASE WHEN failures = 0 THEN ${now}::timestamptz ELSE last_failed_at END`
    : sql<Date>`${now}::timestamptz`;

export async function countFailure(trx: Trx, scope: Scope, subject: Buffer, now: Date): Promise<void> {
  await trx
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: eb('failures', '+', 1), last_failed_at: countedFrom(scope, now) }))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute();
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
