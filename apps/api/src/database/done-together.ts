import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { ApiError } from '../errors/api-error.ts';
import { DeadlinePassed, timeLeft, withinTime } from './deadline.ts';

/** Of one batch, so that none waits long for the others. */
const MOST = 64;
/** What another holds is tried so long together with others, milliseconds, and after that waited for alone. */
const PATIENCE_MS = 250;
/** After so many milliseconds it is tried again. */
const AGAIN_MS = 20;

/** Answer to a wish that a batch left undone because another transaction holds what it needs. */
export const HELD = Symbol('held');
/** Answer to all wishes of a batch that failed. */
const FAILED = Symbol('failed');

/** A wish; or, as an error, why it was refused. */
export type Outcome<Done> = Done | Error | typeof HELD;

interface Work<Source, Wish, Done> {
  /** Does several wishes in one transaction that waits for nobody; one that is refused changes nothing. */
  together: (source: Source, wishes: readonly Wish[]) => Promise<readonly Outcome<Done>[]>;
  /** Does one wish, waiting for what others hold. */
  alone: (source: Source, wish: Wish) => Promise<Done>;
}

interface Asked<Wish> {
  readonly wish: Wish;
  /** Deadline of its request, by performance.now(). */
  readonly until: number;
}

const untilOf = (): number => performance.now() + timeLeft();

/** Does those whose deadline is not over, all within the time of the one that has least. */
async function doBatch<Wish, Done>(
  asked: readonly Asked<Wish>[],
  together: (wishes: readonly Wish[]) => Promise<readonly Outcome<Done>[]>,
): Promise<(Outcome<Done> | typeof FAILED)[]> {
  const now = performance.now();
  const inTime = asked.filter(({ until }) => until > now);
  const least = Math.min(...inTime.map(({ until }) => until)) - now;
  const work = () => together(inTime.map(({ wish }) => wish));
  const outcomes = inTime.length === 0 ? [] : await withinTime('write', least, work).catch(failed(inTime.length));
  const left = outcomes.values();
  return asked.map(({ until }) => (until > now ? (left.next().value as Outcome<Done>) : new DeadlinePassed()));
}

/** Nothing of a batch that failed was kept, unless that is not known. */
const failed = (count: number) => (error: unknown) => {
  if (error instanceof ApiError && error.type === 'outcome_unknown') throw error;
  return Array.from({ length: count }, () => FAILED);
};

/**
 * For a write that many ask for at once: while one batch is in the database, what comes in gathers for the next. A wish that
 * finds nobody there goes at once, as a batch of one. Whatever ends a batch as a whole, its wishes go on one by one, each
 * with its own deadline; one that waits for another transaction keeps nobody waiting.
 */
export function doneTogether<Source extends object, Wish, Done>({
  together,
  alone,
}: Work<Source, Wish, Done>): (source: Source, wish: Wish) => Promise<Done> {
  const open = (source: Source) => {
    const gathered: (() => void)[] = [];
    let isBusy = false;
    const next = (): void => {
      const send = gathered.shift();
      isBusy = send !== undefined;
      send?.();
    };
    const gather = (send: () => void): void => {
      gathered.push(send);
      if (!isBusy) setImmediate(next);
      isBusy = true;
    };
    const load = (asked: readonly Asked<Wish>[]) => doBatch(asked, (wishes) => together(source, wishes)).finally(next);
    return new DataLoader<Asked<Wish>, Done | typeof HELD | typeof FAILED>(load, {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: gather,
    });
  };
  const sources = new WeakMap<Source, ReturnType<typeof open>>();
  return async (source, wish) => {
    const batches = sources.get(source) ?? open(source);
    sources.set(source, batches);
    const patience = performance.now() + PATIENCE_MS;
    for (;;) {
      const done = await batches.load({ wish, until: untilOf() });
      if (done !== HELD && done !== FAILED) return done;
      if (done === FAILED || performance.now() > patience) return alone(source, wish);
      await sleep(AGAIN_MS);
    }
  };
}
