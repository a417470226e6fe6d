import type { App } from '../app-parts.ts';
import { ApiError } from '../errors/api-error.ts';

/** A read that takes longer is answered as unavailable: better soon than later (milliseconds). */
const READ_DEADLINE_MS = 1400;
/** PGlite shares our thread: a slow moment is the machine's, and no other database would answer sooner. */
const PGLITE_DEADLINE_MS = 10_000;

/** What is left of a read's time, milliseconds. */
export const readTimeLeft = (app: Pick<App, 'engine'>, elapsedMs: number): number =>
  Math.max(1, (app.engine === 'pglite' ? PGLITE_DEADLINE_MS : READ_DEADLINE_MS) - elapsedMs);

/**
 * Gives a read up after some time; what it still does changes nothing.
 *
 * @throws ApiError `database_unavailable`
 */
export async function withDeadline<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('database_unavailable')), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
