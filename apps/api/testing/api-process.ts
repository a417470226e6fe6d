import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@hoshikraft/testkit/process-environment';
import { until } from '@hoshikraft/testkit/until';

export interface ApiProcess {
  url: string;
  /** Everything written to stdout and stderr. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code; null if a signal ended the process. */
  ended: Promise<number | null>;
  isRunning(): boolean;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts the API in a separate process and waits until it is ready. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: {
      ...processEnvironment(),
      NODE_ENV: 'development',
      API_PORT: String(port),
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const url = `http://127.0.0.1:${port}`;
  const api = { url, output: () => output, signal: (name: NodeJS.Signals) => void child.kill(name), ended, isRunning };
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
  await until(
    async () => !isRunning() || (await isReady()),
    () => output,
  );
  if (isRunning()) return api;
  throw new Error(`the API did not get ready: ${output}`);
}
