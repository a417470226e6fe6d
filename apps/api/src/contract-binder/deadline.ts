import { ApiError } from '../errors/api-error.ts';

/** A read that takes longer is answered as unavailable: better soon than later (milliseconds). */
const READ_DEADLINE_MS = 1400;

/**
 * Gives a read up after the deadline; what it still does changes nothing.
 *
 * @throws ApiError `database_unavailable`
 */
export async function withDeadline<Answer>(answer: Promise<Answer>, milliseconds = READ_DEADLINE_MS): Promise<Answer> {
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
