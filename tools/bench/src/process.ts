import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** A server under measurement. */
export interface Measured {
  url: string;
  pid: number;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  /** CPU time it has used so far, user and system, seconds. */
  cpu(): number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Clock ticks a second of /proc on Linux. */
const TICKS = 100;

/** User and system time of a process, seconds: the 14th and 15th field of /proc/…/stat, whose second may contain spaces. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/**
 * Starts a script with Node and waits until `readyPath` returns a success status.
 *
 * @param script its path, or Node's flags and its path
 * @throws Error if it exits before that, or takes more than a minute
 */
export async function startMeasured(
  script: string | readonly string[],
  env: Record<string, string>,
  port: number,
  readyPath: string,
): Promise<Measured> {
  const child = spawn(process.execPath, [script].flat(), {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const pid = child.pid as number;
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (
    !(await fetch(url + readyPath).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it was ready`);
    if (Date.now() > deadline) throw new Error(`${script} was not ready within a minute`);
    await sleep(100);
  }
  return {
    url,
    pid,
    ended,
    cpu: () => cpuOf(pid),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
