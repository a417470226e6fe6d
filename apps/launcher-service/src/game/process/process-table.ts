import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
  /** Start time as reported by this system; together with the pid it identifies a process. */
  start: string;
}

/** Clock ticks since the boot are only unique together with the boot id. */
const bootId = (): Promise<string> => readFile('/proc/sys/kernel/random/boot_id', 'utf8').then((id) => id.trim());

async function linuxEntry(pid: number, boot: string): Promise<ProcessEntry | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain parentheses and spaces.
    const [state, parent, group, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its exit code was not read yet.
    if (state === 'Z' || state === 'X') return null;
    return { pid, parent: Number(parent), group: Number(group), start: `${boot}:${rest[16] ?? ''}` };
  } catch {
    return null;
  }
}

async function linuxTable(): Promise<ProcessEntry[]> {
  const boot = await bootId();
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const entries = await Promise.all(names.map((name) => linuxEntry(Number(name), boot)));
  return entries.filter((entry) => entry !== null);
}

/** Parses `ps -o pid=,ppid=,pgid=,stat=,lstart=`, one process per line. */
export function parsePs(output: string): ProcessEntry[] {
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, start] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
    if (start === undefined || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), start: start.replace(/\s+/g, ' ') }];
  });
}

async function psTable(which: readonly string[]): Promise<ProcessEntry[]> {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = await run('ps', [...which, '-o', 'pid=,ppid=,pgid=,stat=,lstart='], { env });
  return parsePs(stdout);
}

async function windowsStart(pid: number): Promise<string | null> {
  const script = `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().Ticks`;
  const args = ['-NoProfile', '-NonInteractive', '-Command', script];
  const { stdout } = await run('powershell.exe', args, { windowsHide: true });
  return stdout.trim() || null;
}

/** All processes of this machine (Linux and macOS). */
export const processTable = (): Promise<ProcessEntry[]> =>
  process.platform === 'linux' ? linuxTable() : psTable(['-A']);

/** Start time of a process; null if it does not exist or has ended. */
export async function processStart(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') return (await linuxEntry(pid, await bootId()))?.start ?? null;
    if (process.platform === 'win32') return await windowsStart(pid);
    return (await psTable(['-p', String(pid)]))[0]?.start ?? null;
  } catch {
    return null;
  }
}
