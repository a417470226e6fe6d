import type { FoundRuntime } from '../clients/installer.ts';
import { runJava } from './probe-java.ts';

export type DryRun = { accepted: true } | { accepted: false; says: string | null };

/** Java's own words are one line of a page; the rest of them says only that it gave up. */
const LONGEST = 400;

/**
 * Asks a Java whether it takes these flags, by letting it say its version with them.
 *
 * @returns what it says against them in its own words (English), null when it did not say anything
 */
export async function tryJvmFlags(runtime: FoundRuntime, tokens: readonly string[]): Promise<DryRun> {
  const { code, output } = await runJava(runtime.executable, [...tokens, '-version']);
  if (code === 0) return { accepted: true };
  const said = output.split('\n').map((line) => line.trim());
  const says = said.find((line) => line !== '' && !/^(Picked up|openjdk |java version)/i.test(line));
  return { accepted: false, says: says?.slice(0, LONGEST) ?? null };
}
