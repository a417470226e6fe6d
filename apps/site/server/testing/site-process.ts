import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@hoshikraft/testkit/process-environment';
import { until } from '@hoshikraft/testkit/until';
import { close, listen } from './upstream.ts';

export interface SiteProcess {
  url: string;
  /** All output of the process. */
  log: () => string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

const freePort = async (): Promise<string> => {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await close(server);
  return port;
};

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** The built site as it runs in production, in a separate process. */
export const startSite = async (environment: Readonly<Record<string, string>>): Promise<SiteProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...processEnvironment(),
      SITE_PORT: port,
      SITE_URL: url,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exit = ended(child);
  await until(
    () => {
      if (child.exitCode !== null) throw new Error(`The site did not start:\n${log}`);
      return log.includes('site: ');
    },
    () => log,
  );
  return {
    url,
    log: () => log,
    stop: () => {
      child.kill('SIGTERM');
      return exit;
    },
  };
};
