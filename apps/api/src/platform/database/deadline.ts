import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { ApiError } from '../errors/api-error.ts';

interface Deadline {
  /** By performance.now(), milliseconds. */
  readonly until: number;
  /** A COMMIT was sent and its result is not known yet. */
  isCommitting: boolean;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** The deadline passed before a statement was sent: nothing of its transaction is committed. */
export class DeadlinePassed extends ApiError {
  constructor() {
    super('database_unavailable');
  }
}

/** Remaining time of the request, milliseconds; infinite outside of a request. */
export const timeLeft = (): number => (deadlines.getStore()?.until ?? Infinity) - performance.now();

/** @throws DeadlinePassed */
export function assertInTime(): void {
  if (timeLeft() <= 0) throw new DeadlinePassed();
}

/** Runs work with one deadline, in milliseconds from now, for all its statements. */
export const withinTime = <Result>(milliseconds: number, work: () => Result): Result =>
  deadlines.run({ until: performance.now() + milliseconds, isCommitting: false }, work);

/**
 * Like {@link withinTime}, but rejects at the deadline. Work that is still running commits nothing after it.
 *
 * @throws ApiError `database_unavailable`, or `outcome_unknown` if the result of a COMMIT is not known yet
 */
export async function withDeadline<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const deadline: Deadline = { until: performance.now() + milliseconds, isCommitting: false };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const rejectLate = () => reject(new ApiError(deadline.isCommitting ? 'outcome_unknown' : 'database_unavailable'));
    timer = setTimeout(rejectLate, Math.max(1, milliseconds));
  });
  try {
    return await Promise.race([deadlines.run(deadline, work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Marks the time between sending a COMMIT and receiving its result. */
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
