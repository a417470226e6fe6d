import type { Trx } from '../../platform/database/types.ts';

/** Finds the factor and the failed attempts of a session that is live at `now`, and locks it until the transaction ends. */
export const lockPending = (trx: Trx, id: string, now: Date) =>
  trx
    .selectFrom('sessions')
    .select(['pending_factor', 'pending_tries'])
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

/** Turns a pending session into a regular one, which lives for `lifetimeMs`. Returns the user agent that started it. */
export async function confirmPending(trx: Trx, id: string, now: Date, lifetimeMs: number): Promise<string | null> {
  const { user_agent } = await trx
    .updateTable('sessions')
    .set({ pending_factor: null, last_seen_at: now, expires_at: new Date(now.getTime() + lifetimeMs) })
    .where('id', '=', id)
    .returning('user_agent')
    .executeTakeFirstOrThrow();
  return user_agent;
}

/** Counts a wrong code; ends the session if it was the last attempt. */
export async function countPendingTry(trx: Trx, id: string, isLast: boolean, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set((eb) => ({ pending_tries: eb('pending_tries', '+', 1), ...(isLast ? { ended_at: now } : {}) }))
    .where('id', '=', id)
    .execute();
}
