import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type ProcessEntry, processTable } from './process-table.ts';

const run = promisify(execFile);

/** Whether the output of a process goes to a file. */
async function writesTo(pid: number, file: { dev: bigint; ino: bigint }): Promise<boolean> {
  try {
    const { dev, ino } = await stat(`/proc/${pid}/fd/1`, { bigint: true });
    return dev === file.dev && ino === file.ino;
  } catch {
    // The process ended meanwhile, or belongs to another user.
    return false;
  }
}

/** Pids of the processes whose output goes to a file, on macOS; lsof fails if there are none. */
async function listedWriters(file: string): Promise<number[]> {
  const { stdout } = await run('lsof', ['-t', '-a', '-d', '1', '--', file]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

/**
 * Finds the game whose output goes to a file: the leader of its process group. Null if there is none, and on Windows, which
 * offers no such list.
 */
export async function findWriter(file: string): Promise<ProcessEntry | null> {
  const there = await stat(file, { bigint: true }).catch(() => null);
  if (there === null || process.platform === 'win32') return null;
  const leaders = (await processTable()).filter(({ pid, group }) => pid === group);
  if (process.platform !== 'linux') {
    const writers = await listedWriters(file);
    return leaders.find(({ pid }) => writers.includes(pid)) ?? null;
  }
  for (const leader of leaders) if (await writesTo(leader.pid, there)) return leader;
  return null;
}
