import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { gameEnvironment } from '../process/game-environment.ts';

const TIMEOUT_MS = 10_000;

export interface JavaRun {
  /** null if it could not start or did not end in time. */
  code: number | null;
  output: string;
}

/** Runs Java without the variables that change its behavior, in a folder in which it can do no harm. */
export const runJava = (executable: string, args: readonly string[]): Promise<JavaRun> =>
  new Promise((resolve) => {
    const options = {
      cwd: tmpdir(),
      env: gameEnvironment(process.env),
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL' as const,
      windowsHide: true,
      maxBuffer: 1024 * 1024,
    };
    execFile(executable, [...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
      resolve({ code, output: `${stderr}\n${stdout}` });
    });
  });

/**
 * Parses the major version from the output of `java -version`: `"1.8.0_412"` is 8, `"17.0.15"` and `"17-ea"` are 17.
 * null for any other output and for a 32-bit Java, which cannot use the memory that a modded game needs.
 */
export function parseJavaVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)[^"]*"/.exec(output);
  if (match?.[1] === undefined || !output.includes('64-Bit')) return null;
  return Number(match[1]);
}

/** Major version of the Java at a path, null if it is not Java. */
export async function probeJava(executable: string): Promise<number | null> {
  const { code, output } = await runJava(executable, ['-version']);
  return code === 0 ? parseJavaVersion(output) : null;
}
