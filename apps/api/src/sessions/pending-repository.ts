import type { Trx } from '../database/types.ts';
import { LONGEST_MS } from './lifetimes.ts';

/** A session still good at `now`, held to the end of the transaction, and what it waits for. */
export const lockPending = (trx: Trx, id: string, now: Date) =>
  trx
    .selectFrom('sessions')
    .select(['pending_factor', 'pending_tries'])
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

/** From here on it is a session as any other; answers which browser began it. */
export async function confirmPending(trx: Trx, id: string, now: Date): Promise<string | null> {
  const { user_agent } = await trx
    .updateTable('sessions')
    .set({ pending_factor: null, last_seen_at: now, expires_at: new Date(now.getTime() + LONGEST_MS) })
    .where('id', '=', id)
    .returning('user_agent')
    .executeTakeFirstOrThrow();
  return user_agent;
}

/** Counts a wrong code; with the last that it takes the session ends. */
export async function countPendingTry(trx: Trx, id: string, isLast: boolean, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set((eb) => ({ pending_tries: eb('pending_tries', '+', 1), ...(isLast ? { ended_at: now } : {}) }))
    .where('id', '=', id)
    .execute();
}
