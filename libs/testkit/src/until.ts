import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a process to start on a machine under tenfold load. */
const PATIENCE_MS = 100_000;

/**
 * Waits until something is so, looking every 10 ms; the first answer that is neither false, null nor undefined.
 *
 * @throws Error with what `explain` says, where it never comes
 */
export async function until<Answer>(
  look: () => Answer | Promise<Answer>,
  explain: () => string = () => String(look),
): Promise<NonNullable<Exclude<Answer, false>>> {
  const begun = performance.now();
  for (;;) {
    const answer = await look();
    if (answer !== false && answer !== null && answer !== undefined)
      return answer as NonNullable<Exclude<Answer, false>>;
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`it never came: ${explain()}`);
    await sleep(10);
  }
}
