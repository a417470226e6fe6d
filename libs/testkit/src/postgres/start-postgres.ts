import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningPostgres {
  /** Address of the database `postgres`. */
  url: string;
  port: number;
  /** Folder of the data; removed when it stops, unless given by the caller. */
  folder: string;
  /** Id of the postmaster process; changes after `start`. */
  pid: number;
  /** Stops PostgreSQL and removes its data, unless the caller gave the folder. */
  stop(): Promise<void>;
  /** Kills PostgreSQL the way a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Suspends all its processes without closing connections, and resumes them. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

interface PostgresOptions {
  /** Syncs to disk, as production does: for drills that kill it. */
  durable?: boolean;
  /** Stores the data here for the next start; created if missing. */
  folder?: string;
  /** Settings of postgresql.conf; ours override them. */
  settings?: Readonly<Record<string, string>>;
}

interface Answer {
  event: string;
  port?: number;
  pid?: number;
  folder?: string;
}

/** Starts a PostgreSQL (about 1.5 s), temporary unless a folder is given. It ends with this process, even if that is killed. */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const script = fileURLToPath(new URL('./supervisor.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A separate process group: Ctrl+C ends the test run, which then closes the pipe.
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
  // Neither the pipe nor the child keeps a test run alive that did not stop it.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid,
    folder,
    async stop() {
      // Otherwise the process could end here, before the test run has reported a failure.
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
