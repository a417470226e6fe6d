import { HOUR_MS } from '@hoshikraft/shared';
import type { Db } from '../../platform/database/types.ts';

/** A check that has not ended by then was interrupted. */
const INTERRUPTED_MS = HOUR_MS;

/** Starts the check of this day (UTC); false if another process has started it. */
export async function startCheck(db: Db, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const started = await db
    .insertInto('ledger_checks')
    .values({ day, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ started_at: now })
        .where('ledger_checks.ended_at', 'is', null)
        .where('ledger_checks.started_at', '<', new Date(now.getTime() - INTERRUPTED_MS)),
    )
    .returning('day')
    .executeTakeFirst();
  return started !== undefined;
}

/** Saves the result, unless another process has started the check anew. */
export async function endCheck(db: Db, startedAt: Date, endedAt: Date, faults: readonly string[]): Promise<void> {
  await db
    .updateTable('ledger_checks')
    .set({ ended_at: endedAt, faults: [...faults] })
    .where('started_at', '=', startedAt)
    .execute();
}

/** Lists the last checks, newest first. */
export const listLastChecks = (db: Db, count: number) =>
  db
    .selectFrom('ledger_checks')
    .select(['started_at', 'ended_at', 'faults'])
    .orderBy('day', 'desc')
    .limit(count)
    .execute();
