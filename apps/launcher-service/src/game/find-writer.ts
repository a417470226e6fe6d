import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type ProcessEntry, processTable } from './process-table.ts';

const run = promisify(execFile);

/** Whether the output of a process goes into a file. */
async function writesTo(pid: number, file: { dev: bigint; ino: bigint }): Promise<boolean> {
  try {
    const { dev, ino } = await stat(`/proc/${pid}/fd/1`, { bigint: true });
    return dev === file.dev && ino === file.ino;
  } catch {
    // It ended in between, or is another user's.
    return false;
  }
}

/** Pids of those whose output goes into a file, as macOS tells them; with none of them it ends with an error. */
async function listedWriters(file: string): Promise<number[]> {
  const { stdout } = await run('lsof', ['-t', '-a', '-d', '1', '--', file]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

/**
 * The game whose output goes into a file: the leader of its group, as a game is started. Null where there is none, and
 * on Windows, which does not tell.
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
