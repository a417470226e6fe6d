import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { ApiError } from '../errors/api-error.ts';

interface Deadline {
  /** By performance.now(), milliseconds. */
  readonly until: number;
  /** A COMMIT was sent and has no answer yet. */
  isCommitting: boolean;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** The deadline passed before a statement was sent: nothing of its transaction is committed. */
export class DeadlinePassed extends ApiError {
  constructor() {
    super('database_unavailable');
  }
}

/** What is left of the request's time, milliseconds; infinite for work that no request waits for. */
export const timeLeft = (): number => (deadlines.getStore()?.until ?? Infinity) - performance.now();

/** @throws DeadlinePassed */
export function assertInTime(): void {
  if (timeLeft() <= 0) throw new DeadlinePassed();
}

/** Runs work with one deadline over all its statements, milliseconds from now. */
export const withinTime = <Result>(milliseconds: number, work: () => Result): Result =>
  deadlines.run({ until: performance.now() + milliseconds, isCommitting: false }, work);

/**
 * The same, given up at the deadline: what is still under way commits nothing after it.
 *
 * @throws ApiError `database_unavailable`, or `outcome_unknown` where a COMMIT has no answer yet
 */
export async function withDeadline<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const deadline: Deadline = { until: performance.now() + milliseconds, isCommitting: false };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ApiError(deadline.isCommitting ? 'outcome_unknown' : 'database_unavailable'));
    timer = setTimeout(giveUp, Math.max(1, milliseconds));
  });
  try {
    return await Promise.race([deadlines.run(deadline, work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Marks the time between the COMMIT of a transaction and its answer. */
export function setCommitting(isCommitting: boolean): void {
  const deadline = deadlines.getStore();
  if (deadline) deadline.isCommitting = isCommitting;
}

/** Refuses every statement that a request would send after its deadline. */
export class DeadlinePlugin implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs) {
    assertInTime();
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
