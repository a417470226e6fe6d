import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a process to start on a machine under tenfold load. */
const TIMEOUT_MS = 100_000;

/**
 * Polls every 10 ms until the result is neither false, null nor undefined, and returns it.
 *
 * @throws Error with the text of `explain` after the timeout
 */
export async function until<Result>(
  look: () => Result | Promise<Result>,
  explain: () => string = () => String(look),
): Promise<NonNullable<Exclude<Result, false>>> {
  const begun = performance.now();
  for (;;) {
    const answer = await look();
    if (answer !== false && answer !== null && answer !== undefined)
      return answer as NonNullable<Exclude<Result, false>>;
    if (performance.now() - begun > TIMEOUT_MS) throw new Error(`timed out: ${explain()}`);
    await sleep(10);
  }
}
