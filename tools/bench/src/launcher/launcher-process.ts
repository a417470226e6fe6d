import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseSocketMessage, SOCKET_PROTOCOL, type LauncherState, type Progress } from '@hoshikraft/launcher-contract';
import WebSocket from 'ws';
import { freePort, startMeasured } from '../process.ts';
import type { Measured } from '../process.ts';

const TOKEN = 'the-benchs-own-token';
/** The build that is shipped, with the flags that the command `open` starts it with. */
const SHIPPED = ['--max-semi-space-size=1', 'apps/launcher-service/build/main.mjs'];
const TIMEOUT_MS = 180_000;

/** A change of the launcher's state, and when the service sent it, ms since 1970. */
export interface Change {
  at: number;
  state: LauncherState;
}

/** A running service, called through the same API as the launcher's page uses. */
export interface RunningLauncher extends Measured {
  changes: Change[];
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  launch(client: string): Promise<void>;
  /** Ends the game if one runs. */
  endGame(): Promise<void>;
  /** Waits for the first change for which `holds` is true, starting at index `from`. */
  until(from: number, holds: (state: LauncherState) => boolean): Promise<Change>;
  progress(): Promise<Progress | null>;
  /** Private memory, bytes: memory shared with other processes is not counted. */
  memory(): number;
  kill(): Promise<void>;
}

/** Starts the service with this home folder and this server of builds. */
export async function startLauncher(home: string, clientsUrl: string, trustedRoot: string): Promise<RunningLauncher> {
  const port = await freePort();
  const environment = {
    NODE_ENV: 'development',
    LAUNCHER_PORT: String(port),
    LAUNCHER_HOME: home,
    LAUNCHER_TOKEN: TOKEN,
    CLIENTS_URL: clientsUrl,
    UI_URL: `${clientsUrl}/none`,
    TRUSTED_ROOT: trustedRoot,
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '2',
  };
  const measured = await startMeasured(SHIPPED, environment, port, '/waiting.js');
  const { pid } = measured;
  const changes: Change[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, [SOCKET_PROTOCOL, `bearer.${TOKEN}`]);
  socket.on('message', (data: Buffer) => {
    const message = parseSocketMessage(data.toString());
    if (message?.type === 'state') changes.push({ at: Date.parse(message.ts), state: message.state });
  });
  // A killed service closes the socket with an error.
  socket.on('error', () => undefined);

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(measured.url + path, {
      method,
      headers: { 'x-launcher-token': TOKEN, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  async function until(from: number, holds: (state: LauncherState) => boolean): Promise<Change> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const found = changes.slice(from).find(({ state }) => holds(state));
      if (found !== undefined) return found;
      const failed = changes.slice(from).find(({ state }) => state.error !== null)?.state.error;
      if (failed) throw new Error(`the launcher refused: ${JSON.stringify(failed)}`);
      if (Date.now() > deadline) throw new Error(`no such change within ${TIMEOUT_MS / 1000} s`);
      await sleep(5);
    }
  }

  return {
    ...measured,
    changes,
    call,
    until,
    async launch(client) {
      const player = { login: 'bench', playerId: randomUUID(), accessId: randomUUID(), accessToken: 'x'.repeat(43) };
      await call('POST', '/launch', { client, player });
    },
    async endGame() {
      const from = changes.length;
      await call('POST', '/cancel', { force: true });
      const { state } = await call<{ state: LauncherState }>('GET', '/progress');
      if (state.running !== null) await until(from, ({ running }) => running === null);
    },
    progress: async () => (await call<{ progress: Progress | null }>('GET', '/progress')).progress,
    memory: () => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024,
    async kill() {
      process.kill(pid, 'SIGKILL');
      await measured.ended;
      socket.terminate();
    },
    async stop() {
      socket.terminate();
      await measured.stop();
    },
  };
}
