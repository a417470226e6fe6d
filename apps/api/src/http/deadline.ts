import type { App } from '../app-parts.ts';
import { ApiError } from '../errors/api-error.ts';

/** What is left of a read's time, milliseconds. */
export const readTimeLeft = (app: Pick<App, 'config'>, elapsedMs: number): number =>
  Math.max(1, app.config.readDeadlineMs - elapsedMs);

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
