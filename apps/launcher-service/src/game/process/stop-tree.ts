import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ProcessEntry, processStart, processTable } from './process-table.ts';

const run = promisify(execFile);

const GRACE_MS = 10_000;
const LOOK_MS = 100;
/** A killed process ends at once, except inside of a system call that cannot be interrupted. */
const KILL_MS = 5000;

interface Target {
  pid: number;
  processStart: string;
}

const isSame = (one: ProcessEntry, other: ProcessEntry) => one.pid === other.pid && one.start === other.start;

/** The processes of the list that still run, with everything that they have started since. */
function withOffspring(known: readonly ProcessEntry[], table: readonly ProcessEntry[], group: number): ProcessEntry[] {
  const alive = table.filter((entry) => known.some((one) => isSame(one, entry)));
  // A group number is not reused while a member lives, so every process in it is ours.
  const ours = alive.some((entry) => entry.group === group) ? table.filter((entry) => entry.group === group) : [];
  const found = new Map([...alive, ...ours].map((entry) => [entry.pid, entry]));
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const entry of table) if (found.has(entry.parent)) found.set(entry.pid, entry);
  }
  return [...found.values()];
}

function signal(entries: readonly ProcessEntry[], name: NodeJS.Signals): void {
  for (const { pid } of entries) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
  }
}

async function stopOnWindows(target: Target, graceMs: number): Promise<void> {
  const isThere = async () => (await processStart(target.pid)) === target.processStart;
  const end = Date.now() + graceMs;
  if (!(await isThere())) return;
  const tree = ['/PID', String(target.pid), '/T'];
  await run('taskkill', tree, { windowsHide: true }).catch(() => undefined);
  while (Date.now() < end) {
    await sleep(LOOK_MS * 5);
    if (!(await isThere())) return;
  }
  await run('taskkill', [...tree, '/F'], { windowsHide: true }).catch(() => undefined);
}

/**
 * Asks a process and its descendants to end, and kills the rest after 10 s. Does nothing if that process has ended: another
 * one may have its pid.
 */
export async function stopTree(target: Target, graceMs = GRACE_MS): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(target, graceMs);
  const isTarget = (entry: ProcessEntry) => entry.pid === target.pid && entry.start === target.processStart;
  let known = (await processTable()).filter(isTarget);
  let notified: ProcessEntry[] = [];
  const started = Date.now();
  while (Date.now() - started < graceMs + KILL_MS) {
    known = withOffspring(known, await processTable(), target.pid);
    if (known.length === 0) return;
    if (Date.now() - started < graceMs) {
      signal(
        known.filter((entry) => !notified.some((one) => isSame(one, entry))),
        'SIGTERM',
      );
      notified = known;
    } else {
      signal(known, 'SIGKILL');
    }
    await sleep(LOOK_MS);
  }
}
