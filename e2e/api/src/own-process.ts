import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@hoshikraft/testkit/process-environment';

const mainOf = (app: string): string => fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url));

/** A port that no process listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export interface OwnProcess {
  url: string;
  /** Starts it, again on the same port, and waits until it is ready. */
  start(env?: Record<string, string>): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM; its exit code, null where it had to be killed. */
  end(): Promise<number | null>;
}

/** One of several API processes on the same database. */
export const apiNode = (environment: Record<string, string>): Promise<OwnProcess> =>
  ownProcess('api/src/main.ts', 'API_PORT', environment);

/** The built site. */
export const siteProcess = (environment: Record<string, string>): Promise<OwnProcess> =>
  ownProcess('site/server/main.ts', 'SITE_PORT', environment);

async function ownProcess(app: string, portName: string, environment: Record<string, string>): Promise<OwnProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = '';
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    async start(env = {}) {
      const started = spawn(process.execPath, [mainOf(app)], {
        env: {
          ...processEnvironment(),
          NODE_ENV: 'development',
          [portName]: String(port),
          ...environment,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (part) => (output += String(part)));
      // A machine may be busy tenfold.
      const deadline = Date.now() + 200_000;
      while (!(await isReady())) {
        if (started.exitCode !== null || Date.now() > deadline) throw new Error(`${app} did not get ready: ${output}`);
        await sleep(50);
      }
    },
    async kill() {
      if (child === null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async end() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}
