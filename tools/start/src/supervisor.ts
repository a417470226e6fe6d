import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild, waitUntilReady } from './child.ts';
import type { Child } from './child.ts';
import { repository } from './dev-folder.ts';
import { stopTools } from './run-tool.ts';

/** A process that ends sooner than this after its start has not lived. */
const SHORT_LIFE_MS = 5000;
/** So many short lives in a row, and the next would be short as well. */
const MOST_SHORT_LIVES = 3;
const READY_SECONDS = 120;

export interface Supervisor {
  /** Starts a process and waits for it; one that dies later is started again, unless it keeps dying. */
  launch(name: string, script: string, env: Record<string, string>, readyUrl: string): Promise<void>;
  /** Says what went wrong, ends every process and ours. */
  fail(error: unknown): void;
  /** Whether a stop has begun. */
  stopping(): boolean;
  /** Ends every process, then ours with this code. */
  stopAll(code: number): Promise<void>;
}

/** Keeps the processes of `npm start`; each writes its log into the folder. */
export function createSupervisor(
  logs: string,
  say: (line: string) => void,
  exit: (code: number) => void = process.exit,
): Supervisor {
  const children = new Map<string, Child>();
  let stopping = false;
  mkdirSync(logs, { recursive: true });

  async function stopAll(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    await Promise.all([stopTools(), ...[...children.values()].map((child) => child.stop())]);
    exit(code);
  }

  function fail(error: unknown): void {
    if (!stopping) say(error instanceof Error ? error.message : String(error));
    void stopAll(1);
  }

  async function launch(
    name: string,
    script: string,
    env: Record<string, string>,
    readyUrl: string,
    shortLives = 0,
  ): Promise<void> {
    const log = join(logs, `${name}.log`);
    const begun = Date.now();
    const child = startChild(name, resolve(repository, script), env, log);
    children.set(name, child);
    await waitUntilReady(child, readyUrl, READY_SECONDS).catch((error: Error) => {
      const lastLines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
      throw new Error(`${error.message}. Last lines of ${log}:\n${lastLines}`);
    });
    void child.ended.then(async (code) => {
      if (stopping) return;
      say(`${name} exited (${code ?? 'by a signal'}). Log: ${log}`);
      const short = Date.now() - begun < SHORT_LIFE_MS ? shortLives + 1 : 0;
      if (short === MOST_SHORT_LIVES) return stopAll(1);
      await launch(name, script, env, readyUrl, short).catch(fail);
      say(`${name} restarted`);
    });
  }

  return { launch, fail, stopping: () => stopping, stopAll };
}
