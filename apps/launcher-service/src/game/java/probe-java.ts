import { execFile } from 'node:child_process';
import { parse } from 'node:path';
import type { Schemas } from '../../schemas.ts';
import { gameEnvironment } from '../process/game-environment.ts';

const TIMEOUT_MS = 10_000;

export interface JavaRun {
  /** null if it could not start or did not end in time. */
  code: number | null;
  output: string;
}

export interface JavaVersion {
  major: number;
  arch: Schemas['Arch'];
}

/** Runs Java without the variables that change its behavior, in a folder that always exists: a temporary one may not. */
export const runJava = (executable: string, args: readonly string[]): Promise<JavaRun> =>
  new Promise((resolve) => {
    const options = {
      cwd: parse(process.execPath).root,
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

const ARCHITECTURES: Readonly<Record<string, Schemas['Arch']>> = { amd64: 'x64', x86_64: 'x64', aarch64: 'arm64' };

/**
 * Parses the properties that Java prints: version `1.8` is 8, `17` is 17. null for any other output and for a 32-bit Java,
 * which cannot use the memory that a modded game needs.
 */
export function parseJavaVersion(output: string): JavaVersion | null {
  const version = /^\s*java\.specification\.version = (?:1\.)?(\d+)\s*$/m.exec(output)?.[1];
  const arch = ARCHITECTURES[/^\s*os\.arch = (\S+)\s*$/m.exec(output)?.[1] ?? ''];
  return version === undefined || arch === undefined ? null : { major: Number(version), arch };
}

/** Version of the Java at a path, null if it is not Java. */
export async function probeJava(executable: string): Promise<JavaVersion | null> {
  const { code, output } = await runJava(executable, ['-XshowSettings:properties', '-version']);
  return code === 0 ? parseJavaVersion(output) : null;
}
