import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from '../errors/api-error.ts';

/** Connections for reads, for writes, and for writes that wait for what another transaction holds. */
export type Lane = 'read' | 'write' | 'wait';

/** What the work under way is to the database. */
interface Asking {
  lane: Lane;
  /** By performance.now(), milliseconds. */
  until: number;
  /** Longest wait for a lock in its next transaction, milliseconds; that of the connection where it is not said. */
  lockWait?: number;
}

// What nobody asked for, such as a job, may take its time.
const UNASKED: Asking = { lane: 'write', until: Infinity };
const asking = new AsyncLocalStorage<Asking>();
const current = (): Asking => asking.getStore() ?? UNASKED;

/** The request's time was over before this could be asked: nothing of it was done, and nothing will be. */
export class DeadlinePassed extends ApiError {
  constructor() {
    super('database_unavailable');
  }
}

/** Runs work with one deadline over all its statements, milliseconds from now. */
export const withinTime = <Result>(lane: Lane, milliseconds: number, work: () => Result): Result =>
  asking.run({ lane, until: performance.now() + milliseconds }, work);

/** Runs work on the connections of a lane, with the deadline it has. */
export const inLane = <Result>(lane: Lane, lockWait: number | undefined, work: () => Result): Result =>
  asking.run({ lane, until: current().until, ...(lockWait === undefined ? {} : { lockWait }) }, work);

export const currentLane = (): Lane => current().lane;
export const lockWait = (): number | undefined => current().lockWait;

/** What is left for the work under way, milliseconds; infinite where nobody waits. */
export const timeLeft = (): number => current().until - performance.now();

/**
 * Refuses a statement that comes too late; going back is always allowed.
 *
 * @throws DeadlinePassed
 */
export function refuseLate(text: unknown): void {
  if (timeLeft() <= 0 && text !== 'rollback') throw new DeadlinePassed();
}
