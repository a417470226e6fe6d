import { ApiError } from '../errors/api-error.ts';
import { DEADLOCK, isDatabaseGone, LOCK_NOT_AVAILABLE, sqlState } from '../errors/classify.ts';
import { DeadlinePassed, inLane, timeLeft } from './deadline.ts';
import type { Db, Trx } from './types.ts';

/** Serialization failure and deadlock: PostgreSQL asks to try again. */
const TRY_AGAIN = new Set(['40001', DEADLOCK]);
const TRIES = 4;
/** A row that is held for longer is waited for on other connections, milliseconds. */
const BRIEF_MS = 250;
/** A wait ends so much before the deadline, milliseconds: late enough to be worth it, and told as what it was, a wait. */
const BEFORE_DEADLINE_MS = 200;

/** Longest wait for a lock on the connections kept for waiting, milliseconds; that of the connection where nobody waits. */
const patience = (): number | undefined => {
  const left = Math.floor(timeLeft() - BEFORE_DEADLINE_MS);
  return Number.isFinite(left) ? Math.max(1, left) : undefined;
};

/** @throws ApiError `outcome_unknown` where the commit was sent, and no answer came */
async function once<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  let worked = false;
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      worked = true;
      return result;
    });
  } catch (error) {
    const isKnown = !worked || error instanceof DeadlinePassed || sqlState(error) !== '' || !isDatabaseGone(error);
    throw isKnown ? error : new ApiError('outcome_unknown', { cause: error });
  }
}

/** Transactions under way for somebody, a count each. */
const underWay = new Map<string, number>();

async function counted<Result>(
  subject: string | undefined,
  work: (isFirst: boolean) => Promise<Result>,
): Promise<Result> {
  if (subject === undefined) return work(true);
  const before = underWay.get(subject) ?? 0;
  underWay.set(subject, before + 1);
  try {
    return await work(before === 0);
  } finally {
    const left = (underWay.get(subject) ?? 1) - 1;
    if (left === 0) underWay.delete(subject);
    else underWay.set(subject, left);
  }
}

/**
 * Runs `work` in one READ COMMITTED transaction, again from the start where PostgreSQL asks for it. One that meets a row
 * held by another begins again on the connections kept for waiting, so that it keeps nobody else from theirs.
 *
 * @param subject who it is for: a second one for the same at the same time will wait, and goes there at once
 */
export const inTransaction = <Result>(db: Db, work: (trx: Trx) => Promise<Result>, subject?: string): Promise<Result> =>
  counted(subject, async (isFirst) => {
    let waits = !isFirst;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inLane(waits ? 'wait' : 'write', waits ? patience() : BRIEF_MS, () => once(db, work));
      } catch (error) {
        const state: string = sqlState(error);
        const isHeld: boolean = state === LOCK_NOT_AVAILABLE && !waits;
        if (!isHeld && (attempt >= TRIES || !TRY_AGAIN.has(state))) throw error;
        waits ||= isHeld;
      }
    }
  });
