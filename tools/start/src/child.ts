import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of ours whose output goes to a file. */
export interface Child {
  name: string;
  /** Resolves with the exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  /** SIGTERM, then SIGKILL after ten seconds. */
  stop(): Promise<void>;
}

export function startChild(name: string, script: string, env: Record<string, string>, logFile: string): Child {
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      log.end();
      resolve(code);
    });
  });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const gone = await Promise.race([ended.then(() => true), sleep(10_000, false, { ref: false })]);
    if (!gone) child.kill('SIGKILL');
    await ended;
  }
  return { name, ended, stop };
}

/**
 * Waits until `url` answers 2xx.
 *
 * @throws when the process ends first, or after `seconds`
 */
export async function waitUntilReady(child: Child, url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let exited = false;
  void child.ended.then(() => {
    exited = true;
  });
  while (Date.now() < deadline) {
    if (exited) throw new Error(`${child.name} exited before it was ready`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return;
    } catch {
      // Not listening yet: the next iteration tries again.
    }
    await sleep(150);
  }
  throw new Error(`${child.name} did not start within ${seconds} s`);
}
