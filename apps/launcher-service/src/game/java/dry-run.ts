import type { FoundRuntime } from '../../install/installer.ts';
import { runJava } from './probe-java.ts';

export type DryRun = { accepted: true } | { accepted: false; message: string | null };

/** Java repeats after its message that it could not start; that part is left out. */
const LONGEST = 400;

/**
 * Checks flags by running `java -version` with them.
 *
 * @returns Java's message about the flags (English), null if it printed none
 */
export async function tryJvmFlags(runtime: FoundRuntime, tokens: readonly string[]): Promise<DryRun> {
  const { code, output } = await runJava(runtime.executable, [...tokens, '-version']);
  if (code === 0) return { accepted: true };
  const said = output.split('\n').map((line) => line.trim());
  const message = said.find((line) => line !== '' && !/^(Picked up|openjdk |java version)/i.test(line));
  return { accepted: false, message: message?.slice(0, LONGEST) ?? null };
}
