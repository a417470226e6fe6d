import { ApiError } from '../errors/api-error.ts';
import { DEADLOCK, isDatabaseGone, sqlState } from '../errors/classify.ts';
import { assertInTime, DeadlinePassed, setCommitting } from './deadline.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Db, Trx } from './types.ts';

/** Serialization failure and deadlock: the transaction can be retried. */
const RETRYABLE = new Set(['40001', DEADLOCK]);
const TRIES = 4;

/** @throws ApiError `outcome_unknown` if the COMMIT was sent and its result is not known */
async function once<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  let isCommitting = false;
  assertInTime();
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      assertInTime();
      isCommitting = true;
      setCommitting(true);
      return result;
    });
  } catch (error) {
    const isKnown =
      !isCommitting || error instanceof DeadlinePassed || sqlState(error) !== '' || !isDatabaseGone(error);
    throw isKnown ? error : new ApiError('outcome_unknown', { cause: error });
  } finally {
    setCommitting(false);
  }
}

async function retrying<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt >= TRIES || !RETRYABLE.has(sqlState(error))) throw error;
    }
  }
}

/**
 * Runs `work` in one READ COMMITTED transaction and retries it from the start after a serialization failure or a deadlock.
 * After the deadline of the request nothing is committed.
 *
 * @param subject transactions of one subject, such as a player, run one after another within a process: a second one would
 *   wait for a lock while it occupies a connection
 */
export const inTransaction = <Result>(db: Db, work: (trx: Trx) => Promise<Result>, subject?: string): Promise<Result> =>
  subject === undefined ? retrying(db, work) : oneAtATime(db, subject, () => retrying(db, work));
