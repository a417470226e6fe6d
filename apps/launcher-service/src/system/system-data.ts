import { readFileSync } from 'node:fs';
import { arch, release, totalmem, type, version } from 'node:os';
import type { Schemas } from '../schemas.ts';

const MIB = 1024 * 1024;

/** Installed memory, MiB. */
export const totalMemoryMb = (): number => Math.floor(totalmem() / MIB);

export function systemOf(platform: NodeJS.Platform): Schemas['Os'] {
  if (platform === 'win32') return 'windows';
  return platform === 'darwin' ? 'macos' : 'linux';
}

/** `PRETTY_NAME` in the os-release file of a Linux distribution. */
export function prettyName(osRelease: string): string | null {
  const match = /^PRETTY_NAME=(?:"([^"]+)"|'([^']+)'|(\S+))$/m.exec(osRelease);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

function osName(platform: NodeJS.Platform): string {
  if (platform === 'win32') return version();
  if (platform === 'darwin') return `macOS (Darwin ${release()})`;
  try {
    return prettyName(readFileSync('/etc/os-release', 'utf8')) ?? `${type()} ${release()}`;
  } catch {
    return `${type()} ${release()}`;
  }
}

/** Data about the machine for the sign-in: enough to recognize a session, and no permanent identifier. */
export const systemData = (launcherVersion: string): Schemas['SystemData'] => ({
  os: osName(process.platform).slice(0, 100),
  arch: arch(),
  launcherVersion,
  memoryMb: totalMemoryMb(),
});
