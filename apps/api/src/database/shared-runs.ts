import { currentLane, timeLeft, withinTime } from './deadline.ts';
import { turnAfter } from './turn-after.ts';

interface Run<Answer> {
  /** Deadline of the one of its askers that has most time left, by performance.now(). */
  until: number;
  readonly answer: Promise<Answer>;
}

/**
 * For reading what many ask for at once: those that name the same thing in one turn of the event loop, or while a run for it
 * is under way, share the next run, the first one's. It begins after the last of them came, so none is told what was before
 * it; one that fails, fails for all of them. Nothing is kept.
 *
 * @returns shares by name; what a run does may depend on nothing but its source and that
 */
export function sharedRuns<Source extends object, Answer>(): (
  source: Source,
  name: string,
  run: () => Promise<Answer>,
) => Promise<Answer> {
  const open = () => ({ gathering: new Map<string, Run<Answer>>(), underWay: new Map<string, Promise<unknown>>() });
  const sources = new WeakMap<Source, ReturnType<typeof open>>();
  return (source, name, run) => {
    const runs = sources.get(source) ?? open();
    sources.set(source, runs);
    const { gathering, underWay } = runs;
    const lane = currentLane();
    const key = `${lane} ${name}`;
    const until = performance.now() + timeLeft();
    const joined = gathering.get(key);
    if (joined !== undefined) {
      joined.until = Math.max(joined.until, until);
      return joined.answer;
    }
    const begin = async (): Promise<Answer> => {
      await turnAfter(underWay.get(key));
      gathering.delete(key);
      const answer = withinTime(lane, begun.until - performance.now(), run);
      const forget = (): void => {
        if (underWay.get(key) === ended) underWay.delete(key);
      };
      const ended: Promise<void> = answer.then(forget, forget);
      underWay.set(key, ended);
      return answer;
    };
    const begun: Run<Answer> = { until, answer: begin() };
    gathering.set(key, begun);
    return begun.answer;
  };
}
