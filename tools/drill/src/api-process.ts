import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Maximum duration of a start on a busy machine, with migrations and seed, milliseconds. */
const START_MS = 240_000;

/** The API in a separate process that can be killed and started again on the same port. */
export interface ApiProcess {
  url: string;
  /** Starts the process and waits until it responds; the database may still be unavailable. */
  start(): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Waits until the readiness check succeeds. */
  ready(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @param databaseUrl of an empty database: the first start migrates and seeds it */
export async function apiProcess(databaseUrl: string, environment: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let seeded = false;

  const isOk = (path: string) =>
    fetch(url + path, { signal: AbortSignal.timeout(2000) }).then(
      (reply) => reply.ok,
      () => false,
    );
  const until = async (path: string): Promise<void> => {
    const deadline = Date.now() + START_MS;
    while (!(await isOk(path))) {
      if (Date.now() > deadline) throw new Error(`the API did not answer ${path} in time`);
      // It exits if the database is unavailable when it starts; like a supervisor, start it again.
      if (child === null || child.exitCode !== null) launch();
      await sleep(50);
    }
    seeded = true;
  };

  function launch(): void {
    child = spawn(process.execPath, ['apps/api/src/main.ts'], {
      cwd: repository,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: databaseUrl,
        API_PORT: String(port),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...environment,
        ...(seeded ? {} : { SEED: 'development' }),
      },
    });
  }

  return {
    url,
    start: () => until('/health/live'),
    ready: () => until('/health/ready'),
    async kill() {
      const dying = child;
      child = null;
      if (dying === null || dying.exitCode !== null || dying.signalCode !== null) return;
      const gone = once(dying, 'exit');
      dying.kill('SIGKILL');
      await gone;
    },
  };
}
