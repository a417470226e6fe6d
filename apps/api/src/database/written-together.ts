import { ApiError } from '../errors/api-error.ts';
import { doneTogether, HELD, type Outcome } from './done-together.ts';
import { inOneTransaction, inTransaction } from './in-transaction.ts';
import type { Db, Trx } from './types.ts';

interface Writes<Source, Wish, Done> {
  /** Who a wish is of: a second one of theirs that is done alone at the same time will wait. */
  readonly subjectOf: (wish: Wish) => string;
  /**
   * Does wishes in their order within one transaction: one that is refused writes nothing, and the next ones do not see it.
   *
   * @param waits for what other transactions hold; else a wish that needs such a thing is left undone
   */
  readonly work: (
    trx: Trx,
    source: Source,
    wishes: readonly Wish[],
    waits: boolean,
  ) => Promise<readonly Outcome<Done>[]>;
}

/** The same write for wishes of one moment in one transaction, and for one that has to wait: see `doneTogether`. */
export const writtenTogether = <Source extends { readonly db: Db }, Wish, Done>({
  subjectOf,
  work,
}: Writes<Source, Wish, Done>): ((source: Source, wish: Wish) => Promise<Done>) =>
  doneTogether<Source, Wish, Done>({
    together: (source, wishes) => inOneTransaction(source.db, (trx) => work(trx, source, wishes, false)),
    alone: async (source, wish) => {
      const [outcome] = await inTransaction(source.db, (trx) => work(trx, source, [wish], true), subjectOf(wish));
      if (outcome === undefined || outcome === HELD) throw new ApiError('request_in_progress');
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });

/** What becomes of each wish, one after another: done, left undone, or refused. */
export async function outcomesOf<Wish, Done>(
  wishes: readonly Wish[],
  decide: (wish: Wish, place: number) => Outcome<Done> | Promise<Outcome<Done>>,
): Promise<Outcome<Done>[]> {
  const outcomes: Outcome<Done>[] = [];
  for (const [place, wish] of wishes.entries()) {
    try {
      outcomes.push(await decide(wish, place));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.push(error);
    }
  }
  return outcomes;
}
