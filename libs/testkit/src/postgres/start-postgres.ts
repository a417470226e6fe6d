import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningPostgres {
  /** Address of the database `postgres`. */
  url: string;
  port: number;
  /** Where its data lie: gone with it, unless it was named. */
  folder: string;
  /** Of the process that started all of its others; another one after `start`. */
  pid: number;
  /** Ends PostgreSQL and removes its data, unless they are in a folder that was named. */
  stop(): Promise<void>;
  /** Kills PostgreSQL the way a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it from answering without closing anything, and lets it go on. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

interface PostgresOptions {
  /** Syncs to disk, as production does: for drills that kill it. */
  durable?: boolean;
  /** Keeps the data there for the next start; made where it is not. */
  folder?: string;
  /** As in postgresql.conf, before our own. */
  settings?: Readonly<Record<string, string>>;
}

interface Answer {
  event: string;
  port?: number;
  pid?: number;
  folder?: string;
}

/** Starts a PostgreSQL, to be thrown away where no folder is named (some 1.5 s). It ends with this process, however that ends. */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const script = fileURLToPath(new URL('./supervisor.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own: Ctrl+C goes to the test run, which ends it by closing the pipe.
    detached: true,
  });
  const answers = createInterface({ input: child.stdout });
  const ended = once(child, 'exit');
  async function next(): Promise<Answer> {
    const answer = await Promise.race([once(answers, 'line'), ended.then(() => null)]);
    if (answer === null) throw new Error('PostgreSQL could not be started');
    return JSON.parse(String(answer[0])) as Answer;
  }
  async function command(name: string): Promise<void> {
    const answer = next();
    child.stdin.write(`${name}\n`);
    await answer;
  }
  const { port = 0, pid = 0, folder = '' } = await next();
  // Neither the pipe nor the child keeps a test run alive that forgot to stop it.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid,
    folder,
    async stop() {
      // With nothing else to wait for, the process would end here, before a test run has told that it failed.
      child.ref();
      child.stdin.end();
      await ended;
    },
    kill: () => command('kill'),
    start: () => command('start'),
    freeze: () => command('freeze'),
    thaw: () => command('thaw'),
  };
}
