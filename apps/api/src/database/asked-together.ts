import DataLoader from 'dataloader';
import { currentLane, type Lane, timeLeft, withinTime } from './deadline.ts';
import { turnAfter } from './turn-after.ts';

/** Of one statement, so that it keeps nobody waiting for its rows. */
const MOST = 100;

interface Question<Key> {
  key: Key;
  /** What is left for the request that asks, milliseconds. */
  left: number;
}

/**
 * For what every request has to ask: those that come in one turn of the event loop, or while a statement of others is under
 * way, ask in one statement. It is sent after the last of them came, so none is told what was before it; one that fails,
 * fails for all of them. It has the time of the one with the most left, for each is held to its own by who waits for it.
 *
 * @param ask answers each key in its place
 */
export function askedTogether<Source extends object, Key, Value>(
  ask: (source: Source, keys: readonly Key[]) => Promise<readonly Value[]>,
): (source: Source, key: Key) => Promise<Value> {
  const open = (source: Source, lane: Lane) => {
    let underWay: Promise<unknown> | undefined;
    const load = (questions: readonly Question<Key>[]): Promise<readonly Value[]> => {
      const longest = Math.max(...questions.map(({ left }) => left));
      const keys = questions.map(({ key }) => key);
      const answers = withinTime(lane, longest, () => ask(source, keys));
      const forget = (): void => {
        if (underWay === ended) underWay = undefined;
      };
      const ended: Promise<void> = answers.then(forget, forget);
      underWay = ended;
      return answers;
    };
    const gather = (send: () => void) => void turnAfter(underWay).then(send);
    return new DataLoader<Question<Key>, Value>(load, { cache: false, maxBatchSize: MOST, batchScheduleFn: gather });
  };
  const sources = new WeakMap<Source, Partial<Record<Lane, DataLoader<Question<Key>, Value>>>>();
  return (source, key) => {
    const lanes = sources.get(source) ?? {};
    sources.set(source, lanes);
    const lane = currentLane();
    lanes[lane] ??= open(source, lane);
    return lanes[lane].load({ key, left: timeLeft() });
  };
}
