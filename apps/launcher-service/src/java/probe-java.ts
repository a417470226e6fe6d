import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { gameEnvironment } from '../game/game-environment.ts';

const TIMEOUT_MS = 10_000;

export interface JavaRun {
  /** null when it could not be started or did not end in time. */
  code: number | null;
  output: string;
}

/** Runs Java for a moment, without the variables that change what it does, in a folder where it can spoil nothing. */
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
 * Major version in what `java -version` says: `"1.8.0_412"` is 8, `"17.0.15"` and `"17-ea"` are 17. null for anything
 * else, and for a 32-bit Java, which cannot hold the memory of a modded game.
 */
export function parseJavaVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)[^"]*"/.exec(output);
  if (match?.[1] === undefined || !output.includes('64-Bit')) return null;
  return Number(match[1]);
}

/** Major version of a Java on this machine, null when it is none. */
export async function probeJava(executable: string): Promise<number | null> {
  const { code, output } = await runJava(executable, ['-version']);
  return code === 0 ? parseJavaVersion(output) : null;
}
